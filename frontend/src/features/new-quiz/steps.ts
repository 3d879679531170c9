import type { Quiz } from '#shared/model/quiz.ts';

export const createSteps = ['goal', 'products', 'style', 'review'] as const;
export type CreateStep = (typeof createSteps)[number];

/** What the steps gather. */
export interface Choices {
  wish: string;
  /** Ids; none: all products. */
  collections: string[];
  /** None: the shop's brand. */
  theme?: Quiz['theme'];
  name: string;
}

export interface StepProps {
  shopId: string;
  choices: Choices;
  change(part: Partial<Choices>): void;
}
