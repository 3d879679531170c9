import { account } from './account.ts';
import { advice } from './advice.ts';
import { analytics } from './analytics.ts';
import { assist } from './assist.ts';
import { contacts } from './contacts.ts';
import { events } from './events.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { meta } from './meta.ts';
import { pictures } from './pictures.ts';
import { quizzes } from './quizzes.ts';
import { responses } from './responses.ts';
import { shops } from './shops.ts';
import { team } from './team.ts';
import { webhooks } from './webhooks.ts';

/** Every route of the product, by area: one Lambda an area. */
export const api = {
  identity,
  account,
  team,
  shops,
  quizzes,
  pictures,
  responses,
  contacts,
  webhooks,
  events,
  analytics,
  assist,
  advice,
  inbox,
  meta,
};

export type Area = keyof typeof api;
