import { plans } from '#shared/plans.ts';
import { messages } from './messages.ts';

type PlanMessage = (typeof messages)[keyof typeof messages];

/** A plan as the page shows it. */
export interface ShownPlan {
  id: keyof typeof plans;
  forWhom: PlanMessage;
  popular: boolean;
}

export const shownPlans: ShownPlan[] = [
  { id: 'free', forWhom: messages.forFree, popular: false },
  { id: 'starter', forWhom: messages.forStarter, popular: false },
  { id: 'pro', forWhom: messages.forPro, popular: true },
];

export type Period = 'monthly' | 'yearly';

/** Whole US dollars. */
export const priceOf = (id: keyof typeof plans, period: Period): number => plans[id][period];

/** What twelve single months cost, where a year costs less. */
export const fullYear = (id: keyof typeof plans): number => plans[id].monthly * 12;
