import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { api } from '#shared/api/api.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import { messages } from '../src/lib/messages.ts';

const root = join(import.meta.dirname, '..', '..');
const features = join(root, 'frontend', 'src', 'features');
const read = (file: string) => readFileSync(join(features, file), 'utf8');

/** What asks before it acts, or offers to undo it, in the source of a screen. */
const guard = /<Dialog|<Confirm|<RemoveForGood|undo|setSure|setAsking/;

/** Where each deletion of the contract is asked for; every one of them asks first or can be undone. */
const guarded: Record<string, string> = {
  'quizzes.remove': 'quizzes/use-acts.ts',
  'quizzes.removeResponse': 'editor/responses/remove-response.tsx',
  'contacts.remove': 'editor/contacts/one-contact.tsx',
  'contacts.forget': 'settings/privacy/forget.tsx',
  'team.revoke': 'settings/team/invitation-row.tsx',
  'team.remove': 'settings/team/member-row.tsx',
  'team.leave': 'settings/team/member-row.tsx',
  'account.remove': 'settings/account/delete-account.tsx',
  'shops.disconnect': 'settings/shop/disconnect.tsx',
  'quizzes.unschedule': 'editor/publish/schedule-notice.tsx',
  'quizzes.endSplit': 'editor/versions/split-arms.tsx',
  'webhooks.remove': 'settings/integrations/secret.tsx',
  'account.endSessions': 'settings/account/sessions.tsx',
  'account.removePasskey': 'settings/account/passkeys.tsx',
  'pictures.remove': 'editor/pictures/remove-picture.tsx',
};

const deletes = Object.entries(api).flatMap(([area, routes]) =>
  Object.entries<RouteSpec>(routes)
    .filter(
      ([name, { method }]) =>
        method === 'DELETE' || /^(remove|forget|leave|disconnect|revoke|end)/.test(name),
    )
    .map(([name]) => `${area}.${name}`),
);

it('every deletion in the contract is known to ask first or to offer an undo', () => {
  expect(deletes.sort()).toEqual(Object.keys(guarded).sort());
});

it.each(Object.entries(guarded))('%s asks first or offers an undo where it is pressed', (_, file) => {
  expect(read(file)).toMatch(guard);
});

it.each(Object.keys(guarded))('%s is called from its own screen only', (route) => {
  const calls = globSync('**/*.{ts,tsx}', { cwd: features }).filter((file) =>
    read(file).includes(`client.${route}(`),
  );
  expect(calls).toHaveLength(1);
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
  expect(calls.map(folder)).toEqual([folder(guarded[route] ?? '')]);
});

/** A message that says what to do has more than the fault in it, or is itself the thing to do. */
const isHelpful = (message: string) =>
  /[.:?] \S/.test(message) || /^(Choose|Ask|Keep|Load|Sign|Start)\b/.test(message);

it('every error message of the server says what to do next', () => {
  const said = globSync('functions/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/new Refusal\(\s*'(\w+)',\s*'([^']+)'/g),
    ])
    .map(([, code, message]) => ({ code, message: message ?? '' }));
  expect(said.length).toBeGreaterThan(30);
  const shown = said.filter(({ code }) => code !== 'internal');
  expect(shown.filter(({ message }) => !isHelpful(message))).toEqual([]);
});

it('every error message of the browser says what to do next, in both languages', () => {
  const dutch: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'frontend', 'locales', 'nl.json'), 'utf8'),
  );
  const said = Object.values(messages).flatMap(({ id, defaultMessage }) => [defaultMessage, dutch[id] ?? '']);
  expect(said.filter((message) => !/[.,?] \S/.test(message))).toEqual([]);
});
