import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { route } from './route.ts';

const path = '/api/shops/{shopId}/pictures';

const pictureSchema = z.object({
  id: idSchema('picture'),
  /** Where everybody can load it. */
  url: z.string(),
  /** A small one for lists; pictures that were uploaded without one have none. */
  small: z.string().optional(),
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
});
export type UploadedPicture = z.infer<typeof pictureSchema>;

/** Base64 takes four characters for three bytes; the rest is for the JSON around it. */
const maxBody = Math.ceil((pictureLimits.bytes + pictureLimits.small.bytes) / 3) * 4 + 1000;

/** Pictures that merchants uploaded for their quizzes. */
export const pictures = {
  list: route({
    method: 'GET',
    path,
    access: 'merchant',
    summary: 'The pictures of the shop, newest first',
    response: z.object({ pictures: z.array(pictureSchema).max(pictureLimits.count) }),
  }),
  upload: route({
    method: 'POST',
    path,
    access: 'merchant',
    role: 'editor',
    summary: 'Store a picture, WebP or JPEG; the same picture again is the one that is there',
    body: z.object({
      /** The file in base64. What it is, is read from its bytes. */
      data: z.string().min(1),
      /** The same picture in small, in base64. */
      small: z.string().min(1).optional(),
    }),
    maxBody,
    response: pictureSchema,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/{pictureId}`,
    access: 'merchant',
    role: 'editor',
    summary: 'Delete a picture that no quiz shows; refused with the names of those that do',
    query: z.object({
      /** Also where versions of before name it: it will be missing in one that is restored. */
      despite: z.literal('earlier').optional(),
    }),
    response: z.undefined(),
    status: 204,
  }),
};
