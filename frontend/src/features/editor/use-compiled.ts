import { useDeferredValue, useMemo } from 'react';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { headOf } from '#shared/quiz/compile.ts';
import { readableTheme } from '#shared/quiz/readableTheme.ts';
import { useEditor } from './editor-context.ts';
import { draftVersion } from './preview-memory.ts';

interface Compiled {
  head: Head;
  /** Over the whole catalogue, in the workshop; the same function while the pool is the same. */
  loadPool(): Promise<Pool>;
}

/** The draft as it would be published now. The texts are here at once; the products follow. */
export const useCompiled = (): Compiled => {
  const { quiz, quizId, published, products, currency, workshop } = useEditor((editor) => ({
    quiz: editor.quiz,
    quizId: editor.record.id,
    published: editor.record.publishedVersion,
    products: editor.products,
    currency: editor.currency,
    workshop: editor.workshop,
  }));
  const draft = useDeferredValue(quiz);
  const version = draftVersion(published);
  const { questions, results, synonyms } = draft;
  // The same while the looks are: a theme of its own for each key would style the whole preview anew.
  const theme = useMemo(() => readableTheme(draft.theme), [draft.theme]);
  const head = useMemo(
    () => ({ ...headOf({ quiz: draft, quizId, version, currency, branding: true }), theme }),
    [draft, theme, quizId, version, currency],
  );
  // Texts and looks say nothing about products: while only they change, the pool stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` changes with every text
  const loadPool = useMemo(() => {
    let made: Promise<Pool> | undefined;
    return () => {
      workshop.stock(products);
      made ??= workshop.run('compile', { quiz: draft, quizId, currency }).catch((error: unknown) => {
        // Whoever asks again shall not be told of the same failure.
        made = undefined;
        throw error;
      });
      return made;
    };
  }, [questions, results, synonyms, products, currency, quizId, workshop]);
  return { head, loadPool };
};
