import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { aClient } from '../../../tests/support/entities.ts';

const known = aClient({ firstName: 'Casey', email: 'casey@example.com' });
const done: string[] = [];

vi.mock('#clients/clients.ts', () => ({
  findClientByEmail: async (email: string) => {
    done.push('find');
    return email === known.email ? known : undefined;
  },
}));
vi.mock('#store/rate-limits.ts', () => ({
  countUses: async (_limits: unknown, decideUses: () => Promise<unknown>) => {
    done.push('read limit');
    await decideUses();
    done.push('write limit');
    await setTimeout(10);
    done.push('limit written');
  },
  refuseUsedUp: () => undefined,
  LimitReachedError: class extends Error {},
}));
vi.mock('./sessions.ts', () => ({
  createClientToken: async ({ clientId }: { clientId: string }) => {
    done.push(`token for ${typeof clientId} of ${clientId.length}`);
    return 'token';
  },
}));
vi.mock('#http/session.ts', () => ({
  readSession: async () => undefined,
  beginSession: (clientId: string) => ({ clientId }),
  sessionCookie: async ({ clientId }: { clientId: string }) => {
    done.push(`cookie for ${clientId.length}`);
    return '__session=token';
  },
}));
vi.mock('#config.ts', () => ({ config: () => ({ PORTAL_SIGN_IN: 'lookup' }) }));
vi.mock('#http/limits.ts', () => ({ lookupLimits: () => ({ misses: [], hits: [] }) }));

beforeEach(() => {
  done.length = 0;
});

async function stepsFor(email: string): Promise<{ status: number; steps: string[] }> {
  const { createApp } = await import('#http/create-app.ts');
  const { lookUpClient } = await import('./email-routes.ts');
  const server = createApp([{ prefixes: ['/api/clients'], load: async () => [lookUpClient] }]).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { status } = await fetch(`http://127.0.0.1:${address.port}/api/clients/${email}`);
  server.close();
  return { status, steps: [...done] };
}

test('a known and an unknown email take the same steps', async () => {
  const hit = await stepsFor(known.email);
  done.length = 0;
  const miss = await stepsFor('nobody@example.com');
  expect([hit.status, miss.status]).toEqual([200, 404]);
  expect(hit.steps).toHaveLength(6);
  expect(miss.steps).toEqual(hit.steps);
});
