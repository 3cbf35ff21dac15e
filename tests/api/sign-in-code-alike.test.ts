import { randomUUID } from 'node:crypto';
import { contactAccessOf } from '@welding/domain/entities/client-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { awaitMail } from '../support/mailbox.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi, cookieOf } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let proxy: RecordingProxy;
let api: FunctionProcess;
beforeAll(async () => {
  proxy = await startRecordingProxy(stackAddresses().firestore);
  api = await startFunction({ FIRESTORE_EMULATOR_HOST: proxy.host });
});
afterAll(async () => {
  await api.stop();
  await proxy.stop();
});

/** The function's Firestore calls during `act`, with the bytes sent. */
async function callsOf(act: () => Promise<unknown>): Promise<{ method: string; bytes: number }[]> {
  proxy.take();
  await act();
  return proxy.take().map(({ method, request }) => ({ method, bytes: request.length }));
}

/** Requests a code and guesses wrong, with an email of a fixed length. */
async function askAndGuess(email: string) {
  let cookie = '';
  const asking = await callsOf(async () => {
    cookie = cookieOf(await callApi('POST', '/api/sign-in/code', { json: { email }, base: api.base }));
  });
  const guessing = await callsOf(() =>
    callApi('POST', '/api/sign-in/verify', { json: { email, code: '000000' }, cookie, base: api.base }),
  );
  return { asking, guessing };
}

/** Equal work means equal time, so timing reveals nothing about an email. */
test.each(['client', 'contact'])(
  'asking for and guessing a code take the same work for a known %s and an unknown email',
  async (who) => {
    const client = await createTestClient();
    const email = who === 'client' ? client.email : `taylor-${randomUUID()}@example.com`;
    if (who === 'contact') {
      const contact = { id: randomUUID(), firstName: 'Taylor', lastName: '', email, roles: [] };
      const fields = { contacts: [contact], ...contactAccessOf([contact]) };
      await (await clients()).doc(client.id).update(await clients.encodeUpdate(fields));
    }
    const known = await askAndGuess(email);
    await awaitMail(email);
    const unknown = await askAndGuess(`mornin-${randomUUID()}@example.com`);
    for (const step of ['asking', 'guessing'] as const) {
      const methods = (calls: readonly { method: string }[]) => calls.map(({ method }) => method).toSorted();
      expect(known[step].length, step).toBeGreaterThan(0);
      expect(methods(unknown[step]), step).toEqual(methods(known[step]));
      const bytes = (calls: readonly { bytes: number }[]) => calls.reduce((sum, call) => sum + call.bytes, 0);
      expect(bytes(unknown[step]) / bytes(known[step]), step).toBeGreaterThan(0.9);
      expect(bytes(unknown[step]) / bytes(known[step]), step).toBeLessThan(1.1);
    }
  },
);
