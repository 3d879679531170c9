import * as z from 'zod';
import { account, region } from '../template.ts';
import { hostileAnswer, type ModelScript, type ScriptedReply } from './model-script.ts';
import { type AwsCall, AwsError, type AwsReply, type AwsService, refuse } from './server.ts';

const questionSchema = z.object({
  messages: z.array(z.object({ content: z.array(z.object({ text: z.string() })) })),
  toolConfig: z.object({
    tools: z.array(z.object({ toolSpec: z.object({ inputSchema: z.object({ json: z.looseObject({}) }) }) })),
    toolChoice: z.object({ tool: z.object({ name: z.string() }) }),
  }),
});
type Question = z.infer<typeof questionSchema>;

const noAccess = () =>
  new AwsError(
    'AccessDeniedException',
    "You don't have access to the model with the specified model ID.",
    403,
  );

function authorize(call: AwsCall, modelId: string): void {
  const isProfile = /^(eu|us|apac|global)\./.test(modelId);
  call.authorize(
    'bedrock:InvokeModel',
    isProfile
      ? `arn:aws:bedrock:${region}:${account}:inference-profile/${modelId}`
      : `arn:aws:bedrock:${region}::foundation-model/${modelId}`,
  );
}

/** @see https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html */
const reply = (content: object[], stopReason: string, read: number): AwsReply => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: { inputTokens: Math.ceil(read / 4), outputTokens: 50, totalTokens: Math.ceil(read / 4) + 50 },
    metrics: { latencyMs: 1 },
  }),
});

async function act(scripted: ScriptedReply, { toolConfig }: Question, read: number): Promise<AwsReply> {
  const use = (input: unknown) =>
    reply(
      [{ toolUse: { toolUseId: 'tooluse_1', name: toolConfig.toolChoice.tool.name, input } }],
      'tool_use',
      read,
    );
  switch (scripted.kind) {
    case 'good':
      return use(scripted.answer);
    case 'hostile':
      return use(hostileAnswer(toolConfig.tools[0]?.toolSpec.inputSchema.json ?? {}));
    case 'malformed':
      return reply([{ text: 'Certainly! Here is what you asked for: {' }], 'end_turn', read);
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, scripted.ms).unref());
      return use({});
    case 'failing':
      throw new AwsError('ThrottlingException', 'Too many requests, please wait before trying again.', 429);
  }
}

/**
 * Bedrock as it answers an account that has no model enabled, so that nobody takes this for a model: the product
 * must do without. A test tells beforehand what it answers to the questions of that test.
 */
export function bedrockService(script: ModelScript): AwsService {
  return {
    errors: 'json',
    handle: async (call) => {
      const match = /^\/model\/([^/]+)\/converse$/.exec(call.url.pathname);
      if (!match) return refuse('Bedrock', `${call.method} ${call.url.pathname}`);
      authorize(call, decodeURIComponent(match[1] ?? ''));
      const question = questionSchema.safeParse(call.json());
      if (!question.success) return refuse('Bedrock', 'a question without a tool that must be called');
      const text = question.data.messages
        .flatMap(({ content }) => content.map((part) => part.text))
        .join('\n');
      const scripted = script.next(text);
      if (!scripted) throw noAccess();
      return act(scripted, question.data, text.length);
    },
  };
}
