import type { Db } from '#functions/db/index.ts';
import { bedrockClient } from '#functions/ports/language-model/bedrock.ts';
import { createBreaker } from '#functions/ports/language-model/breaker.ts';
import { guardedModel } from '#functions/ports/language-model/guard.ts';
import type { LanguageModel } from '#functions/ports/language-model/language-model.ts';
import { createLogger } from './logger.ts';
import { modelLedger } from './model-ledger.ts';
import type { System } from './system.ts';

/** The language model of a function, under the rules by which all of them use it. */
export const openModel = (modelId: string, db: Db, system: System): LanguageModel =>
  guardedModel({
    client: bedrockClient(modelId),
    breaker: createBreaker(() => system.now().getTime(), { failures: 5, rest: 30_000 }),
    ledger: modelLedger(db, system),
    log: createLogger(),
  });
