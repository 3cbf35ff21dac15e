import { field, stored } from '@welding/domain/values/stored-fields';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { isSigned, sign } from '#derived-key.ts';
import { parseDocument } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { addOne } from '#store/firestore.ts';

/** How often a staff member renewed their secret calendar URL. */
const calendarFeedSchema = stored({
  id: field(idSchema, 'plain'),
  renewals: field(z.catch(z.number(), 0), 'plain'),
});

const calendarFeeds = entityCollection('calendarFeeds', calendarFeedSchema);

/** The current renewal count. URLs made with an earlier count no longer work. */
export async function findRenewals(staffId: string): Promise<number> {
  return parseDocument(await (await calendarFeeds()).doc(staffId).get())?.renewals ?? 0;
}

/** Ends the current URL. @returns the new count */
export async function countRenewal(staffId: string): Promise<number> {
  const document = (await calendarFeeds()).doc(staffId);
  await document.withConverter(null).set({ renewals: await addOne() }, { merge: true });
  return await findRenewals(staffId);
}

/** The secret part of a calendar's URL: a 32-byte signature that changes with each renewal. */
export function signCalendarFeed(staffId: string, renewals: number): string {
  return `${staffId}.${sign('calendar-feed', `${staffId} ${renewals}`).toString('base64url')}`;
}

/** The staff id a token claims. Only `isCalendarFeed` verifies it. */
export function staffOfCalendarFeed(token: string): string | undefined {
  return idSchema.safeParse(token.split('.')[0]).data;
}

/** Whether a token is valid after so many renewals. */
export function isCalendarFeed(token: string, staffId: string, renewals: number): boolean {
  const signature = Buffer.from(token.split('.')[1] ?? '', 'base64url');
  return isSigned('calendar-feed', `${staffId} ${renewals}`, signature);
}
