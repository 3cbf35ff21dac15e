import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
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

  test('is 503 when Firestore is not there', async () => {
    started = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    const answer = await callApi('GET', '/api/health', { base: started.base });
    expect([answer.status, answer.text]).toEqual([503, 'The service is busy. Please try again in a minute']);
  });
});

describe('when Firestore takes connections and never answers', () => {
  test('health and the lists give up with 503 after 8 seconds', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    started = await startFunction({ FIRESTORE_EMULATOR_HOST: `127.0.0.1:${address.port}` });
    const { base } = started;
    const start = performance.now();
    const answers = await Promise.all(
      ['/api/health', '/api/clients/jordan@example.com'].map((path) => callApi('GET', path, { base })),
    );
    const seconds = (performance.now() - start) / 1000;
    silent.close();
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([503, 'The service is busy. Please try again in a minute']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await callApi('GET', '/api/nothing', { base })).status).toBe(404);
    expect(seconds).toBeGreaterThan(7.9);
    expect(seconds).toBeLessThan(11);
  });
});
