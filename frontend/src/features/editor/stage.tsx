import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { Answers } from '#shared/model/answer.ts';
import { useProof } from './check/use-proof.ts';
import { useEditor, useEditorNow } from './editor-context.ts';
import type { Panel } from './panel-tabs.tsx';
import { createPreviewMemory, type PreviewMemory } from './preview-memory.ts';
import { useSame } from './use-same.ts';

/** What stands in the middle of the builder. */
export type Show = 'preview' | 'map' | 'check' | 'why';

interface Stage {
  show: Show;
  setShow(show: Show): void;
  /** Which panel a narrow window shows. */
  panel: Panel;
  setPanel(panel: Panel): void;
  memory: PreviewMemory;
  /** Goes up when the preview begins anew. */
  run: number;
  restart(): void;
  /** Whether given answers are played, and not the chosen question shown. */
  playing: boolean;
  /** Shows in the preview where these answers lead. */
  play(answers: Answers): void;
  /** Takes these answers as given, without showing the preview. */
  assume(answers: Answers): void;
  /** The proof, kept while other parts are looked at. */
  proof: ReturnType<typeof useProof>;
  /** The product that is explained; null: the first one. */
  product: string | null;
  explain(product: string): void;
  /** Shows an element's properties. */
  jump(at: string): void;
}

const StageContext = createContext<Stage | null>(null);

export const useStage = (): Stage => {
  const stage = use(StageContext);
  if (!stage) throw new AppError('internal', 'There is no stage around this component.');
  return stage;
};

/** Which product is explained, and in which look at the quiz; the look stands in the address. */
const useShown = (setPanel: (panel: Panel) => void) => {
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { show = 'preview' as Show, product: asked } = useSearch({
    from: '/signed-in/app/quizzes/editor/$quizId',
  });
  const [product, setProduct] = useState<string | null>(asked ?? null);
  const setShow = useCallback(
    (next: Show) => {
      setPanel('preview');
      navigate({
        search: (before) => ({ ...before, show: next === 'preview' ? undefined : next }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, setPanel],
  );
  const explain = useCallback(
    (id: string) => {
      setProduct(id);
      setShow('why');
    },
    [setShow],
  );
  return { show, setShow, product, explain };
};

/** The run through the preview: which it is, and whose answers it begins with. */
const useRun = (setShow: (show: Show) => void) => {
  const now = useEditorNow();
  const [run, setRun] = useState(0);
  const [playedAt, setPlayedAt] = useState<string | null>(null);
  const playing = useEditor(({ at }) => at === playedAt);
  useEffect(
    function forgetWhenLeft() {
      // Whoever comes back to the element wants to see it.
      if (!playing) setPlayedAt(null);
    },
    [playing],
  );
  const memory = useMemo(createPreviewMemory, []);
  const acts = useMemo(() => {
    const begin = (prepare: () => void) => {
      prepare();
      setPlayedAt(now().at);
      setRun((before) => before + 1);
    };
    const assume = (answers: Answers) => begin(() => memory.seed(now().record, answers));
    return {
      // From its first question, whichever is chosen, and in its own order.
      restart: () => begin(memory.clear),
      assume,
      play: (answers: Answers) => {
        assume(answers);
        setShow('preview');
      },
    };
  }, [memory, now, setShow]);
  return { memory, run, playing, ...acts };
};

export function StageProvider({ children }: { children: ReactNode }) {
  const { show, at } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  // Who follows a link to a question, or to why a product is shown, came for that, not for the list of questions.
  const [panel, setPanel] = useState<Panel>(show ? 'preview' : at ? 'edit' : 'flow');
  const select = useEditor(({ select }) => select);
  const shown = useShown(setPanel);
  const run = useRun(shown.setShow);
  const proof = useProof();
  const jump = useCallback(
    (to: string) => {
      select(to);
      setPanel('edit');
    },
    [select],
  );
  const stage = useSame<Stage>({ panel, setPanel, ...shown, ...run, proof, jump });
  return <StageContext value={stage}>{children}</StageContext>;
}
