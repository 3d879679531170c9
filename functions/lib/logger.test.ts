import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function lineOf(fields: Record<string, unknown>) {
  const lines: string[] = [];
  createLogger({ requestId: 'r1' }, (line) => lines.push(line)).error('it broke', fields);
  return { text: lines.join('\n'), json: JSON.parse(lines[0] ?? '') };
}

it('writes one JSON object a line, with causes', () => {
  const { json } = lineOf({ error: new Error('outer', { cause: new Error('inner') }) });
  expect(json).toMatchObject({
    level: 'error',
    message: 'it broke',
    requestId: 'r1',
    error: { message: 'outer', cause: { message: 'inner' } },
  });
});

it('leaves out what names a secret, at any depth', () => {
  const { text } = lineOf({
    accessToken: 'abc1',
    a: { b: { Authorization: 'Bearer abc2', code: '123456' } },
    list: [{ password: 'abc3' }],
  });
  expect(text).not.toMatch(/abc\d|123456/);
});

it('does not follow a circle for ever', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(lineOf({ circle }).text.length).toBeLessThan(500);
});
