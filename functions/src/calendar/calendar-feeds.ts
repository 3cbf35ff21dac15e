import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { entityCollection } from '#store/entity-collection.ts';
import { addOne } from '#store/firestore.ts';
import { parseDocument } from '#store/parse-snapshot.ts';

/** How often somebody of the staff has renewed the secret address of their calendar; missing until the first time. */
const calendarFeedSchema = z.object({ id: idSchema, renewals: z.catch(z.number(), 0) });

const calendarFeeds = entityCollection('calendarFeeds', calendarFeedSchema, [], {
  id: 'plain',
  renewals: 'plain',
});

/** How often the address of this member of the staff was renewed: what is made of an earlier count is worth nothing. */
export async function findRenewals(staffId: string): Promise<number> {
  return parseDocument(await (await calendarFeeds()).doc(staffId).get())?.renewals ?? 0;
}

/** Ends the address that holds. @returns the new count */
export async function countRenewal(staffId: string): Promise<number> {
  const document = (await calendarFeeds()).doc(staffId);
  await document.withConverter(null).set({ renewals: await addOne() }, { merge: true });
  return await findRenewals(staffId);
}
