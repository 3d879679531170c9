import * as z from 'zod';
import { adminVersion } from './address.ts';
import { callShop, type Fetch, refused, unreachable } from './fetching.ts';
import type { GiveToken } from './shop.ts';

const attempts = 4;
/** The longest wait before another try, in milliseconds. */
const longestWait = 10_000;

const answerSchema = z.object({
  data: z.unknown(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .optional(),
});
type Answer = z.infer<typeof answerSchema>;

export interface AdminSettings {
  /** The shop's address. */
  address: string;
  token: GiveToken;
  fetch: Fetch;
  /** Waits; in milliseconds. */
  sleep(ms: number): Promise<void>;
  /** 0 to 1, for jitter. */
  random(): number;
}

/** Runs a document; its data passes the schema. @throws AppError unavailable, unprocessable */
export type AdminQuery = <S extends z.ZodType>(
  document: string,
  variables: Record<string, unknown>,
  schema: S,
) => Promise<z.output<S>>;

type Outcome = { data: unknown } | { wait: number };

/** Shopify tells what the query costs and how fast the bucket fills: the wait is known, in milliseconds. */
function throttled({ errors, extensions }: Answer): number | null {
  if (!errors?.some((error) => error.extensions?.code === 'THROTTLED')) return null;
  if (!extensions) return 1000;
  const { requestedQueryCost, throttleStatus } = extensions.cost;
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  return Math.max(0, missing / throttleStatus.restoreRate) * 1000;
}

async function outcomeOf(answer: globalThis.Response, backoff: number): Promise<Outcome> {
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    return { wait: seconds > 0 ? seconds * 1000 : backoff };
  }
  if (answer.status >= 500) return { wait: backoff };
  if (!answer.ok) throw refused(`status ${answer.status}`);
  const parsed = answerSchema.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) return { wait: backoff };
  const wait = throttled(parsed.data);
  if (wait !== null) return { wait };
  const [fault] = parsed.data.errors ?? [];
  if (fault?.extensions?.code === 'ACCESS_DENIED') throw refused(fault.message);
  if (fault) throw new Error(`The shop refused the query: ${fault.message}`);
  return { data: parsed.data.data };
}

/**
 * A client of the Admin API that waits as long as the API's cost says, renews a token that is refused, once, and
 * tries again when the shop is down.
 * @see https://shopify.dev/docs/api/usage/limits
 */
export function adminQuery({ address, token, fetch, sleep, random }: AdminSettings): AdminQuery {
  const post = async (accessToken: string, body: string) =>
    callShop(fetch, `${address}/admin/api/${adminVersion}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
      body,
    });

  async function send(body: string): Promise<globalThis.Response> {
    const accessToken = await token();
    const answer = await post(accessToken, body);
    return answer.status === 401 ? post(await token(accessToken), body) : answer;
  }

  async function run(body: string): Promise<unknown> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const backoff = 500 * 2 ** attempt * (0.5 + random());
      const answer = await send(body).catch((error: unknown) => {
        if (attempt === attempts - 1) throw error;
        return null;
      });
      const outcome = answer ? await outcomeOf(answer, backoff) : { wait: backoff };
      if ('data' in outcome) return outcome.data;
      if (attempt < attempts - 1) await sleep(Math.min(outcome.wait, longestWait));
    }
    throw unreachable(`no answer after ${attempts} tries`);
  }

  return async (document, variables, schema) => {
    const data = await run(JSON.stringify({ query: document, variables }));
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw unreachable(parsed.error);
    return parsed.data;
  };
}
