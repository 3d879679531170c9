import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '#infra/test/ports.ts';
import { type RunningStack, startStack } from './start.ts';
import type { Template } from './template.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'recommend-'));
const lines: string[] = [];
let stack: RunningStack;

/** Takes away what the condition picks, and insists that there was something to take. */
function remove(template: Template, isMeant: (id: string, json: string) => boolean): void {
  const found = Object.entries(template.Resources).find(([id, resource]) =>
    isMeant(id, JSON.stringify(resource)),
  );
  if (!found) throw new Error('The template has nothing of that kind.');
  delete template.Resources[found[0]];
}

beforeAll(async () => {
  const [port, shopPort, mailPort] = await freePorts(3);
  stack = await startStack({
    port,
    shopPort,
    mailPort,
    dataDir,
    report: (line) => lines.push(line),
    change: (template) => {
      remove(template, (id, json) => id.startsWith('Areasidentity') && json.includes('AWS::IAM::Policy'));
      remove(template, (_, json) => json.includes('"RouteKey":"POST /api/auth/forgot-password"'));
      remove(
        template,
        (id, json) => id.startsWith('DataArtefacts') && json.includes('AWS::S3::BucketPolicy'),
      );
      remove(template, (id, json) => json.includes('AWS::Lambda::Permission') && id.includes('responses'));
    },
  });
});

afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true });
});

const post = (path: string, body: unknown) =>
  fetch(stack.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a stack with a piece missing', () => {
  it('names function, action and table of a missing grant', async () => {
    const answer = await fetch(`${stack.origin}/auth/me`, {
      headers: { cookie: `__Host-session=${'a'.repeat(43)}` },
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'internal', requestId: expect.any(String) });
    expect(lines.join('\n')).toMatch(
      /function identity may not call dynamodb:GetItem on arn:aws:dynamodb:.*DataTable/,
    );
  });

  it('names a missing route', async () => {
    const answer = await post('/api/auth/forgot-password', { email: 'a@example.com' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    expect(lines).toContain('The API has no route POST /api/auth/forgot-password.');
  });

  it('names the bucket that CloudFront may not read', async () => {
    expect((await fetch(`${stack.origin}/q/quiz_1.json`)).status).toBe(403);
    expect(lines.join('\n')).toMatch(
      /CloudFront may not read arn:aws:s3:::dataartefacts\w+\/q\/quiz_1\.json/,
    );
  });

  it('names the function that the API may not invoke', async () => {
    expect((await post('/api/public/responses', {})).status).toBe(500);
    expect(lines.join('\n')).toMatch(
      /API may not invoke .*Areasresponses\w+ for POST \/api\/public\/responses/,
    );
  });

  it('goes on with what is there', async () => {
    expect((await fetch(`${stack.origin}/api/openapi.json`)).status).toBe(200);
    expect((await fetch(`${stack.origin}/`)).headers.get('content-security-policy')).toContain(
      "script-src 'self'",
    );
  });
});
