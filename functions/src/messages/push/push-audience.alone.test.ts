import { expect, test, vi } from 'vitest';

const known = vi.hoisted(() => ({ signIn: 'lookup', removed: [] as string[] }));
const expires = Date.now() + 3_600_000;
const device = (id: string, verified?: true) => ({
  id,
  owner: 'client',
  personId: 'casey',
  session: { id, begun: 0, expires, ...(verified && { verified }) },
});
vi.mock('#config.ts', () => ({ config: () => ({ PORTAL_SIGN_IN: known.signIn }) }));
vi.mock('#staff/staff.ts', () => ({}));
vi.mock('#sign-in/sessions.ts', () => ({ confirmSession: async () => ({ email: 'casey@example.com' }) }));
vi.mock('#messages/push-devices.ts', () => ({
  findPushDevicesOfClient: async () => [device('by-email'), device('by-code', true)],
  removePushDevice: async (id: string) => known.removed.push(id),
}));
const { pushAudience } = await import('./push-audience.ts');

const audience = async () => (await pushAudience({ clientId: 'casey' })).map(({ id }) => id);

test('where a code is a must, devices of sessions without one get nothing any more', async () => {
  expect(await audience()).toEqual(['by-email', 'by-code']);
  expect(known.removed).toEqual([]);
  known.signIn = 'verified';
  expect(await audience()).toEqual(['by-code']);
  expect(known.removed).toEqual(['by-email']);
});
