import { once } from 'node:events';
import { createServer } from 'node:http';
import { staffMessages } from '@welding/domain/entities/staff';
import { expect, test } from 'vitest';
import { LastOwnerError, StaffEmailTakenError } from '#data/staff.ts';
import { AccountClosedError } from '#data/staff-accounts.ts';
import { createApp } from './app.ts';

test.each([
  [new LastOwnerError(), 409, staffMessages.lastOwner],
  [new StaffEmailTakenError(), 409, staffMessages.emailTaken],
  [new AccountClosedError(), 403, staffMessages.closed],
])('%s is answered with %d and what to do', async (error, status, sentence) => {
  const handle = async () => {
    throw error;
  };
  const server = createServer(
    createApp([
      { addresses: ['/api/thing'], load: async () => [{ method: 'PUT', path: '/api/thing', handle }] },
    ]),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/api/thing`, { method: 'PUT' });
  expect([answer.status, await answer.text()]).toEqual([status, sentence]);
  server.close();
});
