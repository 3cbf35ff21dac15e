import { type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { expect, test } from 'vitest';
import type { DeskPeople } from '../support/desk.ts';
import { type ApiAnswer, type CallOptions, callApi } from './call-api.ts';

/** Tests that a route of the desk is for these roles alone. @param call how it is called, with a body it would take */
export function expectRoles(
  allowed: readonly StaffRole[],
  tokens: () => DeskPeople['tokens'],
  call: (options: CallOptions) => Promise<ApiAnswer>,
): void {
  test.each(allowed)('is for the %s', async (role) => {
    expect((await call({ bearer: tokens()[role] })).status).toBeLessThan(300);
  });

  const refused = [...staffRoles.filter((role) => !allowed.includes(role)), 'deactivated'] as const;
  test.each(refused)('is not for the %s', async (actor) => {
    expect((await call({ bearer: tokens()[actor] })).status).toBe(403);
  });

  test('is for nobody without a token', async () => {
    const answer = await call({});
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in again']);
  });
}

/** One call of the desk's API. */
export function callDesk(
  method: string,
  path: string,
  json: unknown,
  options: CallOptions,
): Promise<ApiAnswer> {
  return callApi(method, `/api/desk/${path}`, { ...options, json });
}
