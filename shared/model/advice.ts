import * as z from 'zod';
import { modelFaults } from './modelFault.ts';

/** Why the engine's order holds: a fault of the model, or `often` where one network asks much more than people do. */
const adviceFaults = [...modelFaults, 'often'] as const;

/** By whom the results were put in order, of a quiz that lets the language model do so. */
export const adviceSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('model') }),
  /** Without a reason where the model was never asked, as when the shopper was offline. */
  z.object({ by: z.literal('engine'), because: z.enum(adviceFaults).optional() }),
]);
export type Advice = z.infer<typeof adviceSchema>;

/** A product in the order of the language model, with the sentence that it wrote. */
export const advisedSchema = z.object({ product: z.string(), reason: z.string() });
export type Advised = z.infer<typeof advisedSchema>;
