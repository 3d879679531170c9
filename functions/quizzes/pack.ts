import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { Refusal } from '#shared/refusal.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** An item of DynamoDB holds 400 KB with its keys; a draft of 1 MB takes about a tenth of that, packed. */
const mostBytes = 380_000;
/** More than a packed draft can unfold to: nothing else is ever stored there. */
const mostUnpacked = 4_000_000;

/** @throws AppError too_large when the quiz does not fit into an item even when packed */
export async function pack(quiz: Quiz): Promise<Uint8Array> {
  const packed = await compress(JSON.stringify(quiz));
  if (packed.byteLength > mostBytes) {
    throw new Refusal('too_large', 'The quiz is too large to be saved. Shorten its texts.');
  }
  return packed;
}

/** @throws ZodError when what was stored is no quiz of this version of the model */
export const unpack = async (packed: Uint8Array): Promise<Quiz> =>
  quizSchema.parse(JSON.parse((await decompress(packed, { maxOutputLength: mostUnpacked })).toString()));
