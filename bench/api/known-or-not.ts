import { randomUUID } from 'node:crypto';
import { createTestClient } from '../../tests/support/sample.ts';
import type { Contest } from './contest.ts';
import type { ApiRequest, ApiSender } from './send-request.ts';

/** Requests that tell nobody whether an e-mail is known, with an unknown one against a known one: neither by their time. */
export async function knownOrNotContests({ send }: ApiSender): Promise<Contest[]> {
  const { email: known } = await createTestClient();
  const nobody = () => `nobody-${randomUUID()}@example.com`;
  const lookup = (email: string): ApiRequest => ({
    method: 'GET',
    path: `/api/clients/${encodeURIComponent(email)}`,
  });
  const ask = (email: string): ApiRequest => ({ method: 'POST', path: '/api/sign-in/code', json: { email } });
  const guess = (email: string, cookie: string): ApiRequest => ({
    method: 'POST',
    path: '/api/sign-in/verify',
    json: { email, code: '000000' },
    cookie,
  });
  return [
    {
      route: 'GET /api/clients/{email}',
      expected: 404,
      prepare: () => ({ request: lookup(nobody()), bare: () => send(lookup(known)) }),
    },
    {
      route: 'POST /api/sign-in/code',
      expected: 202,
      prepare: async () => {
        // Its mail is another function's work, behind the answer, and would be in the way of what comes next.
        const { email } = await createTestClient();
        return { request: ask(nobody()), bare: () => send(ask(email)) };
      },
    },
    {
      route: 'POST /api/sign-in/verify',
      expected: 401,
      prepare: async () => {
        const [{ email }, unknown] = [await createTestClient(), nobody()];
        const cookies = [(await send(ask(unknown))).cookie, (await send(ask(email))).cookie] as const;
        return { request: guess(unknown, cookies[0]), bare: () => send(guess(email, cookies[1])) };
      },
    },
  ];
}
