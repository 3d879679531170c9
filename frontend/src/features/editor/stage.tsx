import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { Answers } from '#shared/model/answer.ts';
import { useProof } from './check/use-proof.ts';
import { useEditor } from './editor-context.ts';
import type { Panel } from './panel-tabs.tsx';
import { createPreviewMemory, type PreviewMemory } from './preview-memory.ts';

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

export function StageProvider({ children }: { children: ReactNode }) {
  const { record, at, select, quiz, products } = useEditor();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { show = 'preview', product: asked } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const [panel, setPanel] = useState<Panel>('flow');
  const [run, setRun] = useState(0);
  const [playedAt, setPlayedAt] = useState<string | null>(null);
  const [product, setProduct] = useState<string | null>(asked ?? null);
  const proof = useProof(quiz, products);
  const memory = useMemo(createPreviewMemory, []);

  const setShow = (next: Show) => {
    setPanel('preview');
    navigate({
      search: (before) => ({ ...before, show: next === 'preview' ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  };
  const begin = (prepare: () => void, from: string | null) => {
    prepare();
    setPlayedAt(from);
    setRun((now) => now + 1);
  };
  const stage: Stage = {
    show,
    setShow,
    panel,
    setPanel,
    memory,
    run,
    // From its first question, whichever is chosen, and in its own order.
    restart: () => begin(memory.clear, at),
    playing: playedAt === at,
    play: (answers) => {
      begin(() => memory.seed(record.id, answers), at);
      setShow('preview');
    },
    assume: (answers) => begin(() => memory.seed(record.id, answers), at),
    proof,
    product,
    explain: (id) => {
      setProduct(id);
      setShow('why');
    },
    jump: (to) => {
      select(to);
      setPanel('edit');
    },
  };
  return <StageContext value={stage}>{children}</StageContext>;
}
