import * as z from 'zod';
import { languages } from '#functions/lib/languages.ts';
import {
  type Asker,
  type LanguageModel,
  ModelFailure,
} from '#functions/ports/language-model/language-model.ts';
import { type assist, translateLimits } from '#shared/api/assist.ts';
import type { Body, Reply } from '#shared/api/route.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { ModelFault } from '#shared/model/modelFault.ts';
import { keepsForm } from './keeps-form.ts';
import { knownWording } from './known-wording.ts';

type Wish = Body<typeof assist.translate>;
type Drafted = Reply<typeof assist.translate>['texts'][number];
type Drafts = Map<string, string>;

const taskFor = (from: Locale, to: Locale): string =>
  `The material holds texts of a product quiz in an online shop: questions, answers to choose and help. Translate each from ${languages[from]} into ${languages[to]}, as a native speaker would write it in a shop, about as long as it is. Names of products and brands stay as they are. Keep what stands in braces exactly as it is; after a bar within braces stands a text to translate. Answer each text with the id that it has in the material.`;

const schema = z.object({
  texts: z.array(z.object({ id: z.string(), text: z.string().trim() })).max(translateLimits.texts * 2),
});

/** The model's drafts that fit where the originals stand, by key. Ids stand in for keys, which are of no use to it. */
async function byModel(model: LanguageModel, asker: Asker, { from, to, texts }: Wish): Promise<Drafts> {
  const byId = new Map(texts.map((one, index) => [`t${index + 1}`, one]));
  const material = { texts: [...byId].map(([id, { part, text }]) => ({ id, part, text })) };
  const task = taskFor(from, to);
  const { texts: answered } = await model.answer({ asker, kind: 'translate', task, material, schema });
  const drafts: Drafts = new Map();
  for (const { id, text } of answered) {
    const original = byId.get(id);
    if (original && keepsForm(original, text)) drafts.set(original.key, text);
  }
  return drafts;
}

async function attempt(model: LanguageModel, asker: Asker, wish: Wish) {
  try {
    const drafts = await byModel(model, asker, wish);
    const why: ModelFault | undefined = drafts.size === 0 ? 'malformed' : undefined;
    return { drafts, why };
  } catch (error) {
    if (error instanceof ModelFailure) return { drafts: new Map<string, string>(), why: error.fault };
    throw error;
  }
}

/** Drafted translations: the model's, and where it has none, what our own quizzes and word lists say. */
export async function translate(
  model: LanguageModel,
  asker: Asker,
  wish: Wish,
): Promise<Reply<typeof assist.translate>> {
  const { drafts, why } = await attempt(model, asker, wish);
  const texts = wish.texts.flatMap((original): Drafted[] => {
    const drafted = drafts.get(original.key);
    if (drafted !== undefined) return [{ key: original.key, text: drafted, by: 'model' }];
    const known = knownWording(original.text, wish.from);
    return known === undefined ? [] : [{ key: original.key, text: known, by: 'words' }];
  });
  return { texts, ...(why ? { why } : {}) };
}
