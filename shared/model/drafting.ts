import { modelFaults } from './modelFault.ts';

/** What making a quiz goes through, in this order; the model is asked only when there is a wish. */
export const draftStages = ['reading', 'asking', 'drafting', 'saving'] as const;
export type DraftStage = (typeof draftStages)[number];

/** Who drafted a quiz: the language model, the catalogue's facets, a template, or nobody (blank). */
export const draftedBy = ['model', 'facets', 'template', 'blank'] as const;
export type DraftedBy = (typeof draftedBy)[number];

/** Why the model had no part in a draft though there was a wish: its fault, or nothing in the catalogue fits. */
export const draftWhys = [...modelFaults, 'nothing'] as const;
export type DraftWhy = (typeof draftWhys)[number];
