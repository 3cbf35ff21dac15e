import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { awaitHealth } from './await-health.ts';

test('asks the mail functions again when the emulator lost the first request', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(method);
    const isLost = method === 'POST' && asked.filter((each) => each === 'POST').length === 1;
    if (!isLost) response.writeHead(url.endsWith('/webhook') ? 405 : 200).end();
  });
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  const { signal } = new AbortController();
  await awaitHealth({ hosting: origin, functions: origin }, { log: '' }, signal, { lostAfterMs: 50 });
  expect(asked.filter((each) => each === 'POST')).toHaveLength(2);
});
