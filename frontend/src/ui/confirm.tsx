import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Problem } from './problem.tsx';

interface Props {
  /** The question. */
  title: ReactNode;
  /** What follows, so that it can be decided. */
  hint: ReactNode;
  /** What leaves all as it is. */
  keep: ReactNode;
  /** What does it. */
  act: ReactNode;
  doing: { isPending: boolean; error: unknown };
  onAct(): void;
  close(): void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, hint, keep, act, doing, onAct, close }: Props) {
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={hint}
      footer={
        <>
          <Button onClick={close}>{keep}</Button>
          <Button variant="danger" busy={doing.isPending} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <Problem error={doing.error} />
    </Dialog>
  );
}
