import { Entity } from 'electrodb';
import { type DbConfig, service } from './config.ts';
import { table } from './table.ts';

/** Over how many items a row spreads at most; only rows on which writes meet use more than the first. */
export const rowShards = 16;

const number = { type: 'number' } as const;

/** What is counted of sessions: each at most once a session, but clicks and carts once a product of it. */
export const sessionCounters = {
  viewed: number,
  started: number,
  completed: number,
  resultShown: number,
  lead: number,
  /** A consent that was given; one that was not is in the raw events. */
  consent: number,
  productClicked: number,
  addedToCart: number,
  /** Sessions that put anything into the cart. */
  converted: number,
} as const;

/**
 * What happened in a quiz on a day (UTC, by the event's time): small rows that are added to.
 * `about` `session`: `name` is locale and device, as `nl.phone`; `question`: its id and these, as `q1.nl.phone`;
 * `product`: its id.
 */
export const eventCountEntity = (config: DbConfig) =>
  new Entity(
    {
      model: { entity: 'eventCount', version: '2', service },
      attributes: {
        shopId: { type: 'string', required: true },
        quizId: { type: 'string', required: true },
        about: { type: ['session', 'question', 'product'] as const, required: true },
        day: { type: 'string', required: true },
        quizVersion: { type: 'number', required: true },
        name: { type: 'string', required: true },
        shard: { type: 'number', required: true },
        ...sessionCounters,
        /** Sessions that were shown the question, or recommended the product. */
        shown: number,
        answered: number,
        clicked: number,
        added: number,
      },
      indexes: {
        byQuiz: {
          pk: {
            field: table.partitionKey,
            composite: ['shopId', 'quizId'],
            // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in
            template: 'events#${shopId}#${quizId}',
          },
          sk: {
            field: table.sortKey,
            composite: ['about', 'day', 'quizVersion', 'name', 'shard'],
            casing: 'none',
          },
        },
      },
    },
    config,
  );
