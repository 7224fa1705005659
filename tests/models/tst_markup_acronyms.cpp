// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/acronyms.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern::markup;

class MarkupAcronymsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void definitions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found"); // "SF=long form; …"
        const auto row = [](const QString &text, const QString &found) {
            QTest::newRow(qPrintable(text.left(60))) << text << found;
        };
        // The long form first.
        row(u"We study large language models (LLMs) at scale."_s, u"LLM=large language models"_s);
        row(u"A large language model (LLM) is used."_s, u"LLM=large language model"_s);
        row(u"Reinforcement learning from human feedback (RLHF) helps."_s,
            u"RLHF=Reinforcement learning from human feedback"_s);
        row(u"Generative adversarial networks (GANs) are unstable."_s, u"GAN=Generative adversarial networks"_s);
        row(u"by t-distributed stochastic neighbor embedding (t-SNE) plots"_s,
            u"t-SNE=t-distributed stochastic neighbor embedding"_s);
        row(u"differentially private stochastic gradient descent (DP-SGD) adds noise"_s,
            u"DP-SGD=differentially private stochastic gradient descent"_s);
        row(u"the evidence lower bound (ELBO) is maximised"_s, u"ELBO=evidence lower bound"_s);
        row(u"Graph Neural Networks (GNNs) pass messages"_s, u"GNN=Graph Neural Networks"_s);
        row(u"Vision-language models (VLMs) see"_s, u"VLM=Vision-language models"_s);
        row(u"multi-layer perceptrons (MLPs)"_s, u"MLP=multi-layer perceptrons"_s);
        row(u"out-of-distribution (OOD) data"_s, u"OOD=out-of-distribution"_s);
        row(u"a variational autoencoder (VAE)"_s, u"VAE=variational autoencoder"_s);
        row(u"Low-Rank Adaptation (LoRA) of weights"_s, u"LoRA=Low-Rank Adaptation"_s);
        row(u"mixture-of-experts (MoE) layers"_s, u"MoE=mixture-of-experts"_s);
        row(u"In-context learning (ICL) emerges"_s, u"ICL=In-context learning"_s);
        row(u"the Markov decision process (MDP) is"_s, u"MDP=Markov decision process"_s);
        row(u"partially observable Markov decision processes (POMDPs)"_s,
            u"POMDP=partially observable Markov decision processes"_s);
        row(u"retrieval-augmented generation (RAG) systems"_s, u"RAG=retrieval-augmented generation"_s);
        row(u"chain-of-thought (CoT) prompts"_s, u"CoT=chain-of-thought"_s);
        row(u"Neural radiance fields (NeRF) render"_s, u"NeRF=Neural radiance fields"_s);
        row(u"neural radiance fields (NeRFs) render"_s, u"NeRF=neural radiance fields"_s);
        row(u"the area under the curve (AUC) grows"_s, u"AUC=area under the curve"_s);
        row(u"mean squared error (MSE)"_s, u"MSE=mean squared error"_s);
        row(u"Contrastive Language-Image Pre-training (CLIP) learns"_s,
            u"CLIP=Contrastive Language-Image Pre-training"_s);
        row(u"direct preference optimization (DPO; simple)"_s, u"DPO=direct preference optimization"_s);
        row(u"sparse autoencoders (SAEs, for short)"_s, u"SAE=sparse autoencoders"_s);
        row(u"3D Gaussian Splatting (3DGS) is fast"_s, u"3DGS=3D Gaussian Splatting"_s);
        row(u"a state-space model (SSM)"_s, u"SSM=state-space model"_s);
        row(u"k-nearest neighbours (kNN) is a KNN"_s, u"kNN=k-nearest neighbours"_s);
        row(u"Proximal Policy Optimization (PPO) is simple"_s, u"PPO=Proximal Policy Optimization"_s);
        row(u"We propose Concept Bottleneck Models with Memory (CBMM)."_s,
            u"CBMM=Concept Bottleneck Models with Memory"_s);
        row(u"electronic health records (EHRs) of patients"_s, u"EHR=electronic health records"_s);
        row(u"magnetic resonance imaging (MRI)"_s, u"MRI=magnetic resonance imaging"_s);
        row(u"first large language models (LLMs), then convolutional neural networks (CNNs)"_s,
            u"LLM=large language models; CNN=convolutional neural networks"_s);
        row(u"large language models (LLMs) and large language models (LLMs)"_s, u"LLM=large language models"_s);
        // The short form first.
        row(u"LLM (large language model) agents"_s, u"LLM=large language model"_s);
        row(u"We use GNNs (graph neural networks) here"_s, u"GNN=graph neural networks"_s);
        row(u"PPO (proximal policy optimization)"_s, u"PPO=proximal policy optimization"_s);
        row(u"PPO (the best policy optimization)"_s, {});
        // No definitions.
        row(u"published at a conference (ICML)"_s, {});
        row(u"as shown before (see Table 2)"_s, {});
        row(u"many models (e.g. BERT)"_s, {});
        row(u"many models (BERT)"_s, {});
        row(u"in the last year (2024)"_s, {});
        row(u"with high probability (95%)"_s, {});
        row(u"our method (Ours)"_s, {});
        row(u"a bound of O(n) (up to logs)"_s, {});
        row(u"We introduce Glassbox (code: https://example.org)"_s, {});
        row(u"it runs on one GPU (A100)"_s, {});
        row(u"the function f(x) (a kernel)"_s, {});
        row(u"language models (including GPT)"_s, {});
        row(u"one metric (F1) and another (BLEU)"_s, {});
        row(u"large models. (LLMs are large language models)"_s, {});
        row(u"the setting (i)"_s, {});
        row(u"two cases: (A) easy and (B) hard"_s, {});
        row(u"no brackets at all"_s, {});
        row(u"unclosed (LLM"_s, {});
        row(QString(), {});
        row(u"()"_s, {});
        row(u"( )"_s, {});
        row(u"(LLM)"_s, {});
        row(u"lamps (LAMP) lighten"_s, {});
        row(u"The United States (US) and the United Kingdom (UK)"_s, u"US=United States; UK=United Kingdom"_s);
        row(u"deep neural nets are hard; support vector machines (SVMs) are not"_s, u"SVM=support vector machines"_s);
    }

    void definitions()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, found);
        QStringList got;
        for (const Acronym &acronym : acronyms(text))
            got.append(acronym.shortForm + u'=' + acronym.longForm);
        QCOMPARE(got.join(u"; "_s), found);
    }

    void pluralsMeanTheSame()
    {
        const std::vector<Acronym> known = acronyms(u"large language models (LLMs)"_s);
        QCOMPARE(meaningOf(u"LLM"_s, known), u"large language models"_s);
        QCOMPARE(meaningOf(u"LLMs"_s, known), u"large language models"_s);
        QCOMPARE(meaningOf(u"LL"_s, known), QString());
        QCOMPARE(meaningOf(QString(), known), QString());
    }
};

QTEST_APPLESS_MAIN(MarkupAcronymsTest)
#include "tst_markup_acronyms.moc"
