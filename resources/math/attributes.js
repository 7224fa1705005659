// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// MathJax keeps a node's attributes in four objects, each the prototype of the next. In Qt's JavaScript engine a write
// to an object that is another's prototype is so slow that it takes most of the time of a formula. This replacement of
// MathJax's class Attributes looks into the four itself; what it answers is the same.
const AttributesModule = require('mathjax-full/js/core/MmlTree/Attributes.js');
const INHERIT = AttributesModule.INHERIT;

const owns = Object.prototype.hasOwnProperty;

class Attributes {
    constructor(defaults, global) {
        this.global = global;
        // The global attributes are never written, so this prototype costs nothing, and `name in defaults` works.
        this.defaults = Object.assign(Object.create(global), defaults);
        this.inherited = {};
        this.attributes = {};
    }
    set(name, value) {
        this.attributes[name] = value;
    }
    setList(list) {
        Object.assign(this.attributes, list);
    }
    get(name) {
        let value;
        if (owns.call(this.attributes, name)) {
            value = this.attributes[name];
        } else if (owns.call(this.inherited, name)) {
            value = this.inherited[name];
        } else {
            value = this.defaults[name];
        }
        return value === INHERIT ? this.global[name] : value;
    }
    getExplicit(name) {
        return owns.call(this.attributes, name) ? this.attributes[name] : undefined;
    }
    getList() {
        const values = {};
        for (const name of arguments) {
            values[name] = this.get(name);
        }
        return values;
    }
    setInherited(name, value) {
        this.inherited[name] = value;
    }
    getInherited(name) {
        return owns.call(this.inherited, name) ? this.inherited[name] : this.defaults[name];
    }
    getDefault(name) {
        return this.defaults[name];
    }
    isSet(name) {
        return owns.call(this.attributes, name) || owns.call(this.inherited, name);
    }
    hasDefault(name) {
        return name in this.defaults;
    }
    getExplicitNames() {
        return Object.keys(this.attributes);
    }
    getInheritedNames() {
        return Object.keys(this.inherited);
    }
    getDefaultNames() {
        return Object.keys(this.defaults);
    }
    getGlobalNames() {
        return Object.keys(this.global);
    }
    getAllAttributes() {
        return this.attributes;
    }
    getAllInherited() {
        return this.inherited;
    }
    getAllDefaults() {
        return this.defaults;
    }
    getAllGlobals() {
        return this.global;
    }
}

// To be called before any node is made.
exports.replaceAttributes = function () {
    AttributesModule.Attributes = Attributes;
};
