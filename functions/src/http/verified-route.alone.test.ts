import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';

const clientId = randomUUID();
// Another test covers whether Firestore has ended a session.
vi.mock('#sign-in/sessions.ts', () => ({ confirmSession: async () => ({ email: 'casey@example.com' }) }));
const server = createServer();
let base: string;
let cookieOf: (verified?: true) => Promise<string>;

beforeAll(async () => {
  stubFunctionSettings();
  const [{ createApp }, { verifiedRoute }, { nothing }, { beginSession, sessionCookie }] = await Promise.all([
    import('./create-app.ts'),
    import('./route.ts'),
    import('./readers.ts'),
    import('./session.ts'),
  ]);
  const route = verifiedRoute({
    method: 'DELETE',
    path: '/api/thing',
    read: nothing,
    respond: async (_, { session }) => ({ status: 200, json: session.clientId }),
  });
  server.on('request', createApp([{ prefixes: ['/api/thing'], load: async () => [route] }]));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  cookieOf = async (verified) => {
    const session = { ...beginSession(clientId, false), ...(verified && { verified }) };
    return (await sessionCookie(session, false)).split(';', 1)[0] ?? '';
  };
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const call = (cookie?: string) =>
  fetch(`${base}/api/thing`, { method: 'DELETE', headers: cookie ? { Cookie: cookie } : {} });

test('lets in a client with a confirmed email', async () => {
  const answer = await call(await cookieOf(true));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toBe(clientId);
});

test('asks a client known only by email to confirm it', async () => {
  const answer = await call(await cookieOf());
  expect([answer.status, await answer.text()]).toEqual([403, 'Please confirm with the code we sent you']);
});

test('asks a caller without a session to sign in', async () => {
  expect((await call()).status).toBe(401);
});
