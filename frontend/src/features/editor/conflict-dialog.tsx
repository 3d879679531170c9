import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useEditor } from './editor-context.ts';
import { messages } from './messages.ts';

const longestName = 120;

/** Keeps what is here as a quiz of its own, and opens that. */
const useKeepCopy = (forget: () => void) => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, draft } = useEditor(({ shopId, draft }) => ({ shopId, draft }));
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  return useMutation({
    mutationFn: async () => {
      const name = intl.formatMessage(messages.copyOf, { name: draft.name }).slice(0, longestName);
      const copy = await client.quizzes.create({ params: { shopId }, body: { from: 'blank', name } });
      const params = { shopId, quizId: copy.id };
      await client.quizzes.save({ params, body: { revision: copy.revision, name, draft: draft.quiz } });
      return copy.id;
    },
    onSuccess: async (quizId) => {
      forget();
      await readQuizzes();
      await navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId } });
    },
  });
};

interface Props {
  /** Gives up what this browser keeps of the changes here. */
  forget(): void;
  /** Takes over what the server has; calls back once it is here, before it is shown. */
  reload(onLoaded: () => void): Promise<void>;
}

/** The draft was saved elsewhere: nothing is overwritten until the merchant has chosen. */
export function ConflictDialog({ forget, reload }: Props) {
  const intl = useIntl();
  const keepCopy = useKeepCopy(forget);
  const takeOver = useMutation({ mutationFn: () => reload(forget) });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      closable={false}
      title={intl.formatMessage(messages.conflict)}
      description={intl.formatMessage(messages.conflictHint)}
      footer={
        <>
          <Button busy={takeOver.isPending} onClick={() => takeOver.mutate()}>
            <FormattedMessage {...messages.loadOther} />
          </Button>
          <Button variant="primary" busy={keepCopy.isPending} onClick={() => keepCopy.mutate()}>
            <FormattedMessage {...messages.keepCopy} />
          </Button>
        </>
      }
    >
      <Problem error={keepCopy.error ?? takeOver.error} />
    </Dialog>
  );
}
