import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClient } from '../support/sample.ts';
import { callApi, cookieOf } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction({ LIMIT_CODES_PER_HOUR: '1000000', LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000000' });
});
afterAll(() => api.stop());

const rounds = 60;

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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
    // Each goes first as often: what the one leaves to be done behind it slows the other.
    for (const { email, times } of round % 2 === 0 ? kinds : kinds.toReversed()) {
      let cookie = '';
      times.asking.push(
        await millisecondsOf(async () => {
          cookie = cookieOf(await ask(email));
        }),
      );
      times.guessing.push(await millisecondsOf(() => guess(email, cookie)));
    }
  }
  const ratio = (step: 'asking' | 'guessing') => median(known[step]) / median(unknown[step]);
  // The first rounds are warmed up by nobody: the medians do not see them.
  for (const step of ['asking', 'guessing'] as const) {
    expect(ratio(step), step).toBeGreaterThan(0.8);
    expect(ratio(step), step).toBeLessThan(1.25);
  }
  console.info('known to unknown, medians:', { asking: ratio('asking'), guessing: ratio('guessing') });
});
