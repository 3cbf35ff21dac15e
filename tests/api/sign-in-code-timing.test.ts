import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, cookieOf } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction({ LIMIT_CODES_PER_HOUR: '1000000', LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000000' });
});
afterAll(() => api.stop());

const rounds = 24;

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** What a quarter of them stays below: what else the machine does makes requests slower, and none faster. */
const lowerQuartile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;
const ask = (email: string) => callApi('POST', '/api/sign-in/code', { json: { email }, base: api.base });
const guess = (email: string, cookie: string) =>
  callApi('POST', '/api/sign-in/verify', { json: { email, code: '000000' }, cookie, base: api.base });

test('asking for a code, and guessing one, take as long for known and unknown e-mails', async () => {
  const known = { asking: [] as number[], guessing: [] as number[] };
  const unknown = { asking: [] as number[], guessing: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const kinds = [
      { email: (await createTestClient()).email, times: known },
      { email: `nobody-${randomUUID()}@example.com`, times: unknown },
    ];
    for (const { email, times } of round % 2 === 0 ? kinds : kinds.toReversed()) {
      let cookie = '';
      times.asking.push(
        await millisecondsOf(async () => {
          cookie = cookieOf(await ask(email));
        }),
      );
      // Sending it is another function's work, behind the answer: on this machine it would slow what comes next.
      if (times === known) await awaitMail(email);
      times.guessing.push(await millisecondsOf(() => guess(email, cookie)));
    }
  }
  for (const step of ['asking', 'guessing'] as const) {
    const ratio = lowerQuartile(known[step]) / lowerQuartile(unknown[step]);
    expect(ratio, step).toBeGreaterThan(0.75);
    expect(ratio, step).toBeLessThan(1.33);
    console.info(`${step}, known to unknown: ${ratio.toFixed(2)}`);
  }
});
