import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMayEdit } from '../../../data/team.ts';
import { useApp } from '../../../lib/app.ts';
import { useEditor } from '../editor-context.ts';
import { picturesKey } from './queries.ts';
import { shrink, toBase64 } from './shrink.ts';
import { uploadAt } from './upload.ts';

/**
 * Uploads a picture to a place of the quiz.
 * @param place what the picture belongs to: a question, an answer, the cover
 * @param done takes the picture's address
 */
export const useUpload = (place: string, done: (url: string) => void) => {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { shopId, quizId } = useEditor(({ shopId, record }) => ({ shopId, quizId: record.id }));
  const mayEdit = useMayEdit();
  const upload = uploadAt(`${quizId} ${place}`);
  const state = useSyncExternalStore(upload.state.subscribe, upload.state.get);
  const start = (file: File | null | undefined) => {
    if (!file || !mayEdit) return;
    void upload.start(file, {
      shrink,
      send: async (shrunk, signal) => {
        const data = await toBase64(shrunk.picture);
        const body = shrunk.small ? { data, small: await toBase64(shrunk.small) } : { data };
        const picture = await client.pictures.upload({ params: { shopId }, body, signal });
        void queryClient.invalidateQueries({ queryKey: picturesKey(shopId) });
        return picture.url;
      },
      done,
    });
  };
  return { state, start, cancel: upload.cancel };
};
