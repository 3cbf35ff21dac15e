import { chicagoDate } from '@welding/domain/values/chicago-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPayment } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction({ LIMIT_PAPERS_PER_HOUR: '2', LIMIT_AVAILABILITY_PER_HOUR: '2' });
});
afterAll(() => api.stop());

async function someone() {
  const client = await createTestClient();
  const { id } = await createTestPayment(client.id);
  const cookie = await verifiedCookie(client);
  return async (what: 'paper' | 'times') => {
    const times = `/api/availability?from=${chicagoDate(new Date())}&days=7`;
    const path = what === 'paper' ? `/api/payments/${id}/receipt.pdf` : times;
    return (await callApi('GET', path, { cookie, base: api.base })).status;
  };
}

test.each(['paper', 'times'] as const)(
  'one client may ask so often for a %s, and nobody else pays for it',
  async (what) => {
    const [ask, other] = [await someone(), await someone()];
    expect([await ask(what), await ask(what), await ask(what)]).toEqual([200, 200, 429]);
    expect(await other(what)).toBe(200);
  },
);

test('forty papers at once are each drawn, or put off until the machine is free', async () => {
  const unlimited = await startFunction();
  try {
    const client = await createTestClient();
    const { id } = await createTestPayment(client.id);
    const cookie = await verifiedCookie(client);
    const draw = () => callApi('GET', `/api/payments/${id}/receipt.pdf`, { cookie, base: unlimited.base });
    const answers = await Promise.all(Array.from({ length: 40 }, draw));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect(unlimited.log()).not.toContain('"severity":"ERROR"');
  } finally {
    await unlimited.stop();
  }
});
