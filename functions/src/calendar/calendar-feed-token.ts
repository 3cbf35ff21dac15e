import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@welding/domain/values/text-fields';
import { derivedKey } from '#derived-key.ts';

/** What makes the address of somebody's calendar secret: 32 bytes that nobody can guess, others after each renewal. */
export function signCalendarFeed(staffId: string, renewals: number): string {
  return `${staffId}.${signatureOf(staffId, renewals).toString('base64url')}`;
}

/** Whose calendar a token may be of; whether it is, `isCalendarFeed` says. */
export function staffOfCalendarFeed(token: string): string | undefined {
  return idSchema.safeParse(token.split('.')[0]).data;
}

/** Whether a token is the one that holds after so many renewals. */
export function isCalendarFeed(token: string, staffId: string, renewals: number): boolean {
  const given = Buffer.from(token.split('.')[1] ?? '', 'base64url');
  const expected = signatureOf(staffId, renewals);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(staffId: string, renewals: number): Buffer {
  return createHmac('sha256', derivedKey('calendar-feed')).update(`${staffId} ${renewals}`).digest();
}
