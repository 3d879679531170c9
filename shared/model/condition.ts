import * as z from 'zod';

const question = z.string().min(1).max(64);
const number = z.number().min(-1e9).max(1e9);

/** A condition over earlier answers, by ids. A question off the path, or unanswered, makes each test false. */
export type Condition =
  | { op: 'and' | 'or'; of: Condition[] }
  | { op: 'not'; of: Condition }
  | { op: 'answered'; question: string }
  | { op: 'equals'; question: string; value: string | number | boolean }
  | { op: 'anyOf' | 'allOf'; question: string; options: string[] }
  | { op: 'greater'; question: string; value: number }
  | { op: 'between'; question: string; min: number; max: number }
  | { op: 'contains'; question: string; text: string };

/** How deep conditions nest: a test alone is 1. */
export const conditionDepth = 8;

const tests = [
  z.object({ op: z.literal('answered'), question }),
  z.object({
    op: z.literal('equals'),
    question,
    value: z.union([z.string().max(200), number, z.boolean()]),
  }),
  z.object({
    op: z.enum(['anyOf', 'allOf']),
    question,
    options: z.array(z.string().min(1).max(64)).min(1).max(100),
  }),
  z.object({ op: z.literal('greater'), question, value: number }),
  z.object({ op: z.literal('between'), question, min: number, max: number }),
  z.object({ op: z.literal('contains'), question, text: z.string().min(1).max(200) }),
] as const;

const tooDeep = z.object({
  op: z.enum(['and', 'or', 'not']),
  of: z.never(`Conditions go at most ${conditionDepth} deep. Make this one simpler.`),
});

/** One schema a level, not one that refers to itself: input nested a thousand deep must not be followed down. */
const upTo = (depth: number): z.ZodType<Condition> => {
  // With an id, a JSON Schema names each level once and refers to it.
  const id = depth === conditionDepth ? 'Condition' : `Condition${depth}`;
  if (depth === 1) return z.discriminatedUnion('op', [...tests, tooDeep]).meta({ id });
  const inner = upTo(depth - 1);
  return z
    .discriminatedUnion('op', [
      z.object({ op: z.enum(['and', 'or']), of: z.array(inner).min(1).max(20) }),
      z.object({ op: z.literal('not'), of: inner }),
      ...tests,
    ])
    .meta({ id });
};

export const conditionSchema: z.ZodType<Condition> = upTo(conditionDepth);
