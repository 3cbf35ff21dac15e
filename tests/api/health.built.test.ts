import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { aClient } from '../support/entities.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let started: FunctionProcess | undefined;

afterEach(async () => {
  await started?.stop();
});

describe('health', () => {
  test('is 200 when Firestore answers', async () => {
    const answer = await callApi('GET', '/api/health');
    expect([answer.status, answer.json()]).toEqual([200, { firestore: 'answers' }]);
  });

  test('is 503 when Firestore is unreachable', async () => {
    started = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    expect(await answerTo(callApi('GET', '/api/health', { base: started.base }))).toEqual([
      503,
      'The service is busy. Please try again in a minute',
    ]);
  });
});

describe('when Firestore accepts connections and never answers', () => {
  test('health and ten concurrent requests give up with 503 after 8 seconds', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    started = await startFunction({ FIRESTORE_EMULATOR_HOST: `127.0.0.1:${address.port}` });
    const { base } = started;
    const cookie = await verifiedCookie(aClient());
    const lists = Array.from({ length: 10 }, () => `/api/projects/client/${aClient().id}`);
    const answers = await Promise.all(
      ['/api/health', '/api/clients/jordan@example.com', '/api/me', ...lists].map(async (path) => {
        const start = performance.now();
        const { status, text, headers } = await callApi('GET', path, { base, cookie });
        const seconds = (performance.now() - start) / 1000;
        return { status, text, seconds, waits: Number(headers.get('retry-after')) };
      }),
    );
    silent.close();
    for (const { status, text, seconds, waits } of answers) {
      expect([status, text]).toEqual([503, 'The service is busy. Please try again in a minute']);
      expect(waits).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(7.9);
      expect(seconds).toBeLessThan(11);
    }
    expect((await callApi('GET', '/api/nothing', { base })).status).toBe(404);
  });
});
