import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { ModelCall, ModelClient } from './model-client.ts';

const tool = 'answer';

type ToolSchema = NonNullable<
  NonNullable<ConstructorParameters<typeof ConverseCommand>[0]['toolConfig']>['tools']
>[number];
type Json = Extract<NonNullable<ToolSchema['toolSpec']>['inputSchema'], { json: unknown }>['json'];

const commandOf = (modelId: string, { prompt, form, maxTokens }: ModelCall) =>
  new ConverseCommand({
    modelId,
    system: [{ text: prompt.system }],
    messages: [{ role: 'user', content: [{ text: prompt.user }] }],
    toolConfig: {
      // A tool that must be called is the only way Converse has to force a form on an answer.
      tools: [{ toolSpec: { name: tool, inputSchema: { json: form as Json } } }],
      toolChoice: { tool: { name: tool } },
    },
    inferenceConfig: { maxTokens, temperature: 0 },
  });

/**
 * A model in Amazon Bedrock, through the Converse API.
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/tool-use.html
 */
export function bedrockClient(
  modelId: string,
  client: BedrockRuntimeClient = new BedrockRuntimeClient({
    maxAttempts: 1,
    // The client would speak HTTP/2, whose one connection may be gone when a Lambda wakes up.
    requestHandler: new NodeHttpHandler(),
  }),
): ModelClient {
  return {
    id: modelId,
    async ask(call) {
      const { output, usage, stopReason } = await client.send(commandOf(modelId, call), {
        abortSignal: call.signal,
      });
      const used = output?.message?.content?.find((block) => block.toolUse)?.toolUse;
      return {
        // Cut off at the limit, what there is of an answer can pass for a whole one.
        answer: stopReason === 'max_tokens' ? undefined : used?.input,
        tokensIn: usage?.inputTokens ?? 0,
        tokensOut: usage?.outputTokens ?? 0,
      };
    },
  };
}
