import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { findClientByEmail } from '../../functions/src/clients/clients.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { type ClientsOptions, runClientsCommand } from '../../local/admin/clients-command.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi } from './call-api.ts';

const portOf = (address: string) => address.split(':').at(-1);

function environment(): NodeJS.ProcessEnv {
  const { firestore, auth } = stackAddresses();
  return { PATH: process.env['PATH'], PORT_FIRESTORE: portOf(firestore), PORT_AUTH: portOf(auth) };
}

const run = (words: readonly string[], options: ClientsOptions = {}) =>
  runClientsCommand(words, options, environment());

const freshEmail = () => `command-${randomUUID()}@example.com`;
const casey = { 'first-name': 'Casey', 'last-name': 'Morgan', phone: '(312) 555-0111' };
const lookUp = (email: string) => callApi('GET', `/api/clients/${encodeURIComponent(email)}`);

async function emailDocument(email: string): Promise<unknown> {
  return (await getFirestore().collection('clientEmails').doc(email).get()).get('clientId');
}

describe('npm run clients -- add', () => {
  test('makes a client who can sign in', async () => {
    const email = freshEmail();
    const said = await run(['add', ` ${email.toUpperCase()} `], { ...casey, address: '1 Weld Way' });
    const client = await findClientByEmail(email);
    expect(client).toMatchObject({ firstName: 'Casey', phone: '(312) 555-0111', address: '1 Weld Way' });
    expect(said).toBe(
      `Added to the running npm start:\n${client?.id}  Casey Morgan  ${email}  (312) 555-0111  1 Weld Way`,
    );
    expect(await emailDocument(email)).toBe(client?.id);
    expect((await lookUp(email)).status).toBe(200);
  });

  test('lists every problem and stores nothing', async () => {
    const email = freshEmail();
    await expect(
      run(['add', email], { 'first-name': ' ', 'last-name': 'A\nB', phone: '555' }),
    ).rejects.toThrow(
      '--first-name: First name is required.\n--last-name: Last name must be on one line.\n--phone: Valid phone number is required.',
    );
    await expect(run(['add', 'casey'], casey)).rejects.toThrow('--email: Valid email is required.');
    expect(await emailDocument(email)).toBeUndefined();
  });

  test('refuses another client’s email, with or without its own document', async () => {
    const { email } = await createTestClient();
    await expect(run(['add', email], casey)).rejects.toThrow('Another client has this email.');
    const typed = freshEmail();
    await getFirestore().collection('clients').doc(randomUUID()).set({ firstName: 'Typed', email: typed });
    await expect(run(['add', typed], casey)).rejects.toThrow('Another client has this email.');
  });
});

describe('npm run clients -- edit', () => {
  test('changes the named fields and keeps the rest', async () => {
    const client = await createTestClient({ address: '1 Weld Way' });
    const document = getFirestore().collection('clients').doc(client.id);
    await document.update({ sessionsValidFrom: new Date() });
    await run(['edit', client.email], { phone: '(773) 555-0177', address: '' });
    const { address: _, ...rest } = client;
    const changed = await findClientByEmail(client.email);
    expect(changed).toMatchObject({
      phone: '(773) 555-0177',
      searchTerms: expect.arrayContaining(['7735550177']),
    });
    const { updatedAt, searchTerms, sessionsValidFrom, ...kept } = { ...changed };
    const { phone: __, searchTerms: ___, ...before } = rest;
    expect(kept).toEqual({ ...before, phone: '(773) 555-0177' });
    expect([updatedAt, sessionsValidFrom]).toEqual([expect.any(String), expect.any(String)]);
    expect(await latestChanges(client.id, 5)).toMatchObject([
      { action: 'changed', actor: { role: 'system' } },
    ]);
    expect((await document.get()).get('sessionsValidFrom')).toBeDefined();
  });

  test('moves the email, and the old one stops opening the portal', async () => {
    const client = await createTestClient();
    const email = freshEmail();
    await run(['edit', client.id], { email });
    expect([await emailDocument(email), await emailDocument(client.email)]).toEqual([client.id, undefined]);
    expect((await lookUp(email)).json()).toMatchObject({ id: client.id });
    expect((await lookUp(client.email)).status).toBe(404);
  });

  test('repairs a client typed into the console', async () => {
    stackAddresses();
    const [id, email] = [randomUUID(), freshEmail()];
    const typed = { firstName: 'Casey', lastName: 'Morgan', email: email.toUpperCase(), phone: 555 };
    await getFirestore().collection('clients').doc(id).set(typed);
    await expect(run(['edit', id], { 'first-name': 'Cassie' })).rejects.toThrow(
      '--phone: Valid phone number is required.',
    );
    await run(['edit', id], { phone: '(312) 555-0111' });
    expect(await emailDocument(email)).toBe(id);
    expect(await findClientByEmail(email)).toMatchObject({ id, phone: '(312) 555-0111' });
  });

  test('refuses another client’s email and an unknown client', async () => {
    const [client, other] = [await createTestClient(), await createTestClient()];
    await expect(run(['edit', client.email], { email: other.email })).rejects.toThrow(
      'Another client has this email.',
    );
    const nobody = freshEmail();
    for (const who of [nobody, randomUUID(), 'casey']) {
      await expect(run(['edit', who], { phone: '(312) 555-0111' })).rejects.toThrow(
        `No client has the email or id ${who}.`,
      );
    }
  });

  test('asks which fields to change', async () => {
    await expect(run(['edit', freshEmail()])).rejects.toThrow('Say what to change.');
  });
});

describe('on the command line', () => {
  const command = async (args: readonly string[], env = environment()) => {
    const script = join(projectRoot, 'local', 'commands', 'clients.ts');
    return await promisify(execFile)(process.execPath, [script, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  };

  test('adds a client and prints its usage', async () => {
    const email = freshEmail();
    const words = ['add', email, '--first-name', 'Casey', '--last-name', 'Morgan', '--phone', '3125550111'];
    expect(await command(words)).toMatchObject({ code: 0, stdout: expect.stringContaining(email) });
    expect(await command(['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('npm run clients -- add EMAIL'),
    });
  });

  test('prints a sentence and exits with code 1 on failure', async () => {
    const [unknownOption, noCommand, noStack] = await Promise.all([
      command(['add', freshEmail(), '--nickname', 'Cas']),
      command([]),
      command(['add', freshEmail(), '--phone', '3125550111'], { ...environment(), PORT_FIRESTORE: '1025' }),
    ]);
    expect([unknownOption, noCommand, noStack].map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(unknownOption?.stderr).toContain("Unknown option '--nickname'");
    expect(noCommand?.stderr).toContain('npm run clients -- add EMAIL');
    expect(noStack?.stderr).toContain('start the product with npm start, or name a project with --project');
    for (const { stderr } of [unknownOption, noCommand, noStack]) expect(stderr).not.toContain('    at ');
  });
});
