import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UploadedPicture } from '#shared/api/pictures.ts';
import { AppError } from '#shared/errors.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor, useEditorNow } from '../editor-context.ts';
import { messages } from './messages.ts';
import { picturesKey } from './queries.ts';

/** Why a picture stays: quizzes show it, or only versions of before do. */
interface Refused {
  why: 'used' | 'earlier';
  quizzes: string[];
}

/** What of a refusal is said in our own words; null for every other fault. */
export const refusedBy = (error: unknown): Refused | null => {
  if (!(error instanceof AppError) || error.code !== 'conflict') return null;
  const [first] = error.issues;
  if (first?.code !== 'used' && first?.code !== 'earlier') return null;
  return { why: first.code, quizzes: error.issues.map(({ values }) => String(values?.quiz ?? '')) };
};

const useRemove = (picture: UploadedPicture, onRemoved: () => void) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { shopId, flush, forgetPicture } = useEditor(({ shopId, flush, forgetPicture }) => ({
    shopId,
    flush,
    forgetPicture,
  }));
  const now = useEditorNow();
  return useMutation({
    mutationFn: async (despite: boolean) => {
      const { quiz, name } = now().draft;
      // What stands here may not be saved yet, and what was taken out here neither.
      if (JSON.stringify(quiz).includes(picture.id)) {
        const issues = [{ path: 'pictureId', message: 'is shown', code: 'used', values: { quiz: name } }];
        throw new AppError('conflict', 'The quiz shows the picture.', { issues });
      }
      await flush();
      const params = { shopId, pictureId: picture.id };
      await client.pictures.remove({ params, query: despite ? { despite: 'earlier' } : {} });
    },
    onSuccess: async () => {
      forgetPicture(picture.id);
      void confirmToast(intl.formatMessage(messages.removed));
      await queryClient.invalidateQueries({ queryKey: picturesKey(shopId) });
      onRemoved();
    },
  });
};

interface Props {
  picture: UploadedPicture;
  close(): void;
}

/** Deletes a picture, after a question, where no quiz shows it; otherwise says which do. */
export function RemovePicture({ picture, close }: Props) {
  const intl = useIntl();
  const remove = useRemove(picture, close);
  const refused = refusedBy(remove.error);
  const isUsed = refused?.why === 'used';
  const words = refused
    ? {
        used: { title: messages.used, hint: messages.usedHint },
        earlier: { title: messages.sure, hint: messages.earlierHint },
      }[refused.why]
    : { title: messages.sure, hint: messages.sureHint };
  const quizzes = refused ? intl.formatList(refused.quizzes.map((name) => `“${name}”`)) : '';
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<FormattedMessage {...words.title} />}
      description={<FormattedMessage {...words.hint} values={{ quizzes }} />}
      footer={
        <>
          <Button onClick={close}>
            <FormattedMessage {...(isUsed ? messages.understood : messages.keep)} />
          </Button>
          {!isUsed && (
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(refused?.why === 'earlier')}
            >
              <FormattedMessage {...(refused ? messages.removeAnyway : messages.remove)} />
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <Picture src={picture.small ?? picture.url} className="w-28" />
        {!refused && <Problem error={remove.error} />}
      </div>
    </Dialog>
  );
}
