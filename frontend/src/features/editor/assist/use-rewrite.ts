import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Tone } from '#shared/api/assist.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { ModelFault } from '#shared/model/modelFault.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor, useEditorNow } from '../editor-context.ts';
import { setText } from '../quiz-edits.ts';
import { textOf } from '../use-texts.ts';
import { messages } from './messages.ts';

/** Parts of which a text is rewritten. */
export const rewrittenParts = ['title', 'help', 'label'] as const;
export type RewrittenPart = (typeof rewrittenParts)[number];

interface State {
  /** The text that it is about; the same field can show another one later. */
  of: string;
  isRunning: boolean;
  why: ModelFault | null;
  error: unknown;
}

const idle: Omit<State, 'of'> = { isRunning: false, why: null, error: null };

/** Rewrites a text in the language that is edited; what somebody typed meanwhile stays. */
export const useRewrite = (textKey: string, part: RewrittenPart) => {
  const intl = useIntl();
  const { client } = useApp();
  const now = useEditorNow();
  const isBlank = useEditor((editor) => textOf(editor, textKey).trim() === '');
  const [last, setLast] = useState<State>({ ...idle, of: textKey });
  const stop = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs is about the text of then
  useEffect(
    function stopAtTheEnd() {
      return () => stop.current?.abort();
    },
    [textKey],
  );

  const put = (locale: Locale, text: string, rewritten: string) => {
    const { edit, undo } = now();
    edit(
      (before) =>
        before.texts[locale]?.[textKey] === text ? setText(before, locale, textKey, rewritten) : before,
      `rewrite:${crypto.randomUUID()}`,
    );
    void confirmToast(intl.formatMessage(messages.rewritten), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  };

  const say = (state: Partial<State>) => setLast({ ...idle, of: textKey, ...state });
  const start = async (tone: Tone) => {
    const { shopId, locale } = now();
    const text = textOf(now(), textKey);
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    say({ isRunning: true });
    try {
      const body = { locale, part, tone, text };
      const reply = await client.assist.rewrite({ params: { shopId }, body, signal });
      if (!signal.aborted && reply.text !== undefined) put(locale, text, reply.text);
      if (!signal.aborted) say({ why: reply.why ?? null });
    } catch (error) {
      if (!signal.aborted) say({ error });
    }
  };
  const state = last.of === textKey ? last : idle;
  const cancel = () => {
    stop.current?.abort();
    say({});
  };
  return { ...state, isBlank, start, cancel };
};
