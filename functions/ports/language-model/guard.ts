import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Logger } from '#functions/lib/logger.ts';
import type { Breaker } from './breaker.ts';
import { type Deadline, deadline } from './deadline.ts';
import {
  type Asker,
  callKinds,
  type LanguageModel,
  ModelFailure,
  type ModelRequest,
} from './language-model.ts';
import type { Ledger, Used } from './ledger.ts';
import type { ModelCall, ModelClient, ModelReply } from './model-client.ts';
import { promptOf } from './prompt.ts';

interface Parts {
  client: ModelClient;
  breaker: Breaker;
  ledger: Ledger;
  log: Logger;
}

/** Characters of a token, few enough that the estimate is rather too high than too low. */
const charactersOfToken = 3;

const formOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema, ...form } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(form));
};

const estimateIn = ({ prompt, form }: ModelCall): number =>
  Math.ceil((prompt.system.length + prompt.user.length + JSON.stringify(form).length) / charactersOfToken);

/** What to count for a call that failed: one that was cut off was read, one that was refused cost nothing. */
const lost = (call: ModelCall): Used => ({
  tokensIn: call.signal.aborted ? estimateIn(call) : 0,
  tokensOut: 0,
});

/**
 * The rules by which a model is used: asked within a hard time and a monthly allowance, not at all while it is
 * failing, never twice the same, and believed only when its answer has the form that was asked for.
 */
export function guardedModel({ client, breaker, ledger, log }: Parts): LanguageModel {
  async function reserve(asker: Asker, call: ModelCall, until: Deadline) {
    if (!breaker.enter()) throw new ModelFailure('unavailable');
    const tokens = estimateIn(call) + call.maxTokens;
    const reserved = await until.race(ledger.reserve(asker, tokens)).catch((cause: unknown) => {
      breaker.left();
      throw new ModelFailure(call.signal.aborted ? 'late' : 'unavailable', cause);
    });
    if (reserved) return reserved;
    breaker.left();
    throw new ModelFailure('limit');
  }

  /** Asks, and counts what that cost; a fault of the counting is ours and takes no answer away. */
  async function ask(asker: Asker, call: ModelCall, until: Deadline): Promise<ModelReply> {
    const reserved = await reserve(asker, call, until);
    const settle = (used: Used) =>
      reserved.settle(used).catch((error: unknown) => log.error('a model call was not counted', { error }));
    try {
      const reply = await until.race(client.ask(call));
      breaker.succeeded();
      await settle(reply);
      return reply;
    } catch (cause) {
      breaker.failed();
      await settle(lost(call));
      throw new ModelFailure(call.signal.aborted ? 'late' : 'unavailable', cause);
    }
  }

  async function answerWithin<S extends z.ZodType>(request: ModelRequest<S>, until: Deadline) {
    const { asker, kind, task, material, schema } = request;
    const { maxTokens } = callKinds[kind];
    const call = { prompt: promptOf(task, material), form: formOf(schema), maxTokens, signal: until.signal };
    const about = JSON.stringify([client.id, kind, call.prompt, call.form]);
    const hash = createHash('sha256').update(about).digest('hex');
    const kept = await until.race(ledger.read(asker, hash)).catch(() => undefined);
    const known = kept === undefined ? undefined : schema.safeParse(kept);
    if (known?.success) return known.data;
    const { answer } = await ask(asker, call, until);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new ModelFailure('malformed', parsed.error);
    await ledger
      .keep(asker, hash, answer)
      .catch((error: unknown) => log.warn('an answer was not kept', { error }));
    return parsed.data;
  }

  return {
    async answer(request) {
      const until = deadline(callKinds[request.kind].budget);
      try {
        return await answerWithin(request, until);
      } catch (error) {
        const failure = error instanceof ModelFailure ? error : new ModelFailure('unavailable', error);
        log.warn('the language model gave no answer', {
          kind: request.kind,
          fault: failure.fault,
          error: failure.cause,
        });
        throw failure;
      } finally {
        until.end();
      }
    },
  };
}
