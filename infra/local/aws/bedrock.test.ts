import { beforeEach, expect, it, vi } from 'vitest';
import { bedrockService } from './bedrock.ts';
import { createModelScript, type ModelScript } from './model-script.ts';
import type { AwsCall } from './server.ts';

let script: ModelScript;
beforeEach(() => {
  script = createModelScript();
});

const form = {
  type: 'object',
  properties: {
    texts: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
  },
};
const ask = async (text: string) => {
  const body = {
    messages: [{ content: [{ text }] }],
    toolConfig: {
      tools: [{ toolSpec: { inputSchema: { json: form } } }],
      toolChoice: { tool: { name: 'answer' } },
    },
  };
  const call: AwsCall = {
    method: 'POST',
    url: new URL('http://localhost/model/eu.a.b/converse'),
    headers: {},
    body: Buffer.from(''),
    operation: '',
    json: () => body,
    authorize: () => {},
  };
  const answer = await bedrockService(script).handle(call);
  return JSON.parse(String(answer.body)).output.message.content[0];
};
const used = async (text: string) => (await ask(text)).toolUse.input;

it('is no model, unless a test said what to answer to its own questions', async () => {
  script.set({ when: 'question one', replies: [{ kind: 'good', answer: { texts: [] } }] });
  await expect(ask('question two')).rejects.toMatchObject({ code: 'AccessDeniedException' });
  expect(await used('this is question one')).toEqual({ texts: [] });
  await expect(ask('question one')).rejects.toMatchObject({ code: 'AccessDeniedException' });
});

it('goes wrong in every way it was told to', async () => {
  vi.useFakeTimers();
  const replies = [
    { kind: 'malformed' as const },
    { kind: 'hostile' as const },
    { kind: 'failing' as const },
    { kind: 'slow' as const, ms: 5000 },
  ];
  script.set({ when: 'question', replies });
  expect((await ask('question')).toolUse).toBeUndefined();
  expect((await used('question')).texts[0].text).toContain('onerror');
  await expect(ask('question')).rejects.toMatchObject({ code: 'ThrottlingException', status: 429 });
  const slow = used('question');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await slow).toEqual({});
  vi.useRealTimers();
});
