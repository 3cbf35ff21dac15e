import { calendarDayId } from '@welding/domain/booking/busy';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { documentsOf } from '#data/client-documents.ts';
import { eraseClient as eraseRecords } from '#data/erase-client.ts';
import { parseDocument } from '#data/parse-snapshot.ts';
import { datesOf, takenByVisit } from '#data/taken-time.ts';
import { mendDays } from './repair-days.ts';

/**
 * Erases a client, and where its visits were from the days of their welders.
 * @throws MissingEntityError, RefusedChangeError while the client has visits ahead
 */
export async function eraseClient(id: string, actor: Actor): Promise<Client> {
  const erased = await eraseRecords(id, actor);
  const { appointments } = await documentsOf(id);
  const dayIds = appointments.flatMap((document) => {
    const visit = parseDocument(document);
    const taken = visit && takenByVisit(visit);
    return taken ? datesOf(taken.entry).map((date) => calendarDayId(taken.welderId, date)) : [];
  });
  await mendDays([...new Set(dayIds)]);
  return erased;
}
