import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runStaffCommand } from '../../local/admin/run-staff-command.ts';
import { StackProblem } from '../../local/stack/stack-problem.ts';
import { awaitMail } from '../support/mailbox.ts';
import { stackAddresses } from '../support/stack.ts';
import { idTokenOf } from '../support/staff.ts';
import { callApi } from './call-api.ts';

const { firestore, auth } = stackAddresses();
const env = { PORT_FIRESTORE: firestore.split(':')[1], PORT_AUTH: new URL(auth).port };
const run = (positionals: string[], options: { role?: string; name?: string } = {}) =>
  runStaffCommand(positionals, options, env);
const newEmail = () => `command-${randomUUID()}@example.com`;
const passwordIn = (printed: string) => /Password: (\S+)/.exec(printed)?.[1] ?? '';

test('adds a staff member who signs in with the printed password, and lists and deactivates them', async () => {
  const email = newEmail();
  const printed = await run(['add', email], { role: 'owner', name: 'Ari' });
  expect(printed).toContain(`${email}  Ari, owner`);
  expect((await awaitMail(email)).text).toContain('/desk/sign-in#set-password=');
  const bearer = await idTokenOf(email, passwordIn(printed));
  expect((await callApi('GET', '/api/desk/me', { bearer })).status).toBe(200);
  expect(await run(['list'])).toContain(`${email}  Ari, owner`);

  expect(await run(['deactivate', email])).toContain('deactivated');
  expect((await callApi('GET', '/api/desk/me', { bearer })).status).toBe(403);
  expect(await idTokenOf(email, passwordIn(printed))).toBeUndefined();
  expect(await run(['list'])).toContain(`${email}  Ari, owner, deactivated`);
});

test('refuses to add an email twice', async () => {
  const email = newEmail();
  await run(['add', email], { role: 'welder', name: 'Ari' });
  await expect(run(['add', email], { role: 'owner', name: 'Ari' })).rejects.toThrow(
    'Someone on the staff already has this email',
  );
});

test.each([
  [[], {}, 'npm run staff -- add'],
  [['add'], {}, 'npm run staff -- add'],
  [['remove', 'a@example.com'], {}, 'npm run staff -- add'],
  [['add', 'ari'], { role: 'owner', name: 'Ari' }, 'Valid email is required'],
  [['add', 'ari@example.com'], { role: 'boss', name: 'Ari' }, 'Role must be owner, office or welder'],
  [['add', 'ari@example.com'], { role: 'owner' }, 'Name is required'],
  [['deactivate', 'nobody@example.com'], {}, 'Nobody on the staff has the email'],
])('%j with %j reports the problem', async (positionals, options, sentence) => {
  const failure = run(positionals, options);
  await expect(failure).rejects.toThrow(StackProblem);
  await expect(failure).rejects.toThrow(sentence);
});

test('reports when npm start is not running', async () => {
  await expect(runStaffCommand(['list'], {}, { PORT_FIRESTORE: '1025', PORT_AUTH: '1026' })).rejects.toThrow(
    'start the product with npm start',
  );
});
