import * as z from 'zod';
import { languages } from '#functions/lib/languages.ts';
import {
  type Asker,
  type LanguageModel,
  ModelFailure,
} from '#functions/ports/language-model/language-model.ts';
import type { assist, Tone } from '#shared/api/assist.ts';
import type { Body, Reply } from '#shared/api/route.ts';
import { keepsForm } from './keeps-form.ts';

const aims: Record<Tone, string> = {
  shorter: 'Say the same in fewer words.',
  friendlier:
    'Say the same in a warmer, friendlier tone, without exclamation marks and without exaggeration.',
  clearer: 'Say the same in plainer words that everybody understands at first reading.',
};

const taskFor = (tone: Tone, language: string): string =>
  [
    `The material holds a text of a product quiz in an online shop, written in ${language}; "part" says what it is there.`,
    aims[tone],
    `Answer in ${language}. Keep its meaning and its kind: a question stays a question, an answer to choose stays one.`,
    'Promise nothing that it does not promise. Keep what stands in braces exactly as it is.',
  ].join(' ');

/** Longer than it was is not shorter; the others may grow a little. */
const growth: Record<Tone, number> = { shorter: 1, friendlier: 2, clearer: 2 };

const isShorter = (before: string, after: string): boolean => after.length < before.length;

/** Another wording of a text; none when the model had none, with why. */
export async function rewrite(
  model: LanguageModel,
  asker: Asker,
  { locale, part, tone, text }: Body<typeof assist.rewrite>,
): Promise<Reply<typeof assist.rewrite>> {
  const fits = (after: string): boolean =>
    keepsForm({ part, text }, after, growth[tone]) && (tone !== 'shorter' || isShorter(text, after));
  const schema = z.object({ text: z.string().trim().refine(fits, 'must fit where the text stood') });
  try {
    const task = taskFor(tone, languages[locale]);
    return await model.answer({ asker, kind: 'rewrite', task, material: { part, text }, schema });
  } catch (error) {
    if (error instanceof ModelFailure) return { why: error.fault };
    throw error;
  }
}
