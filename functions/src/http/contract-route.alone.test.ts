import { once } from 'node:events';
import { createServer } from 'node:http';
import { sendEstimate } from '@welding/domain/contracts/estimates';
import { expect, test, vi } from 'vitest';
import { functionSettings } from '../../../tests/support/function-settings.ts';
import { route } from './contract-route.ts';
import { createApp } from './create-app.ts';
import { Reply } from './resource-routes.ts';

const settings = vi.hoisted((): { FUNCTIONS_EMULATOR?: string } => ({}));
vi.mock('#config.ts', () => ({ config: () => ({ ...functionSettings, ...settings }) }));
const person = { id: 'owner', name: 'Ola', role: 'owner', active: true };
vi.mock('#staff/staff-accounts.ts', () => ({ staffOfIdToken: async () => person }));

const id = '1b1f0c00-0000-4000-8000-000000000001';

/** The status of sending an estimate, where the route's answer lacks most fields. */
async function statusOfBrokenAnswer(): Promise<number> {
  const load = async () => [route(sendEstimate, async () => new Reply({ json: { id } }))];
  const server = createServer(createApp([{ prefixes: ['/api/desk'], load }]));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/desk/estimates/${id}/send`, {
    method: 'POST',
    headers: { Authorization: 'Bearer a.b.c', 'Content-Type': 'application/json' },
    body: JSON.stringify({ updatedAt: null }),
  });
  server.close();
  return status;
}

test('an answer that breaks its contract fails in a local stack', async () => {
  settings.FUNCTIONS_EMULATOR = 'true';
  expect(await statusOfBrokenAnswer()).toBe(500);
});

test('an answer that breaks its contract is sent in production, where the browser checks it', async () => {
  delete settings.FUNCTIONS_EMULATOR;
  expect(await statusOfBrokenAnswer()).toBe(200);
});
