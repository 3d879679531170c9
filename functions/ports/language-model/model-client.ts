import type { Prompt } from './prompt.ts';

/** One question to a model, ready to be sent. */
export interface ModelCall {
  prompt: Prompt;
  /** The form of the answer, as JSON Schema. */
  form: Record<string, unknown>;
  /** The most that it may answer, in tokens. */
  maxTokens: number;
  signal: AbortSignal;
}

export interface ModelReply {
  /** What it answered, not looked at yet; undefined when it said nothing in the form. */
  answer: unknown;
  tokensIn: number;
  tokensOut: number;
}

/** A model as its vendor has it: without any of the rules by which it is used here. */
export interface ModelClient {
  /** Which model: another one answers otherwise. */
  id: string;
  ask(call: ModelCall): Promise<ModelReply>;
}
