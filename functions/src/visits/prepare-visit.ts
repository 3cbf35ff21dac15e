import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { crewFields } from '@welding/domain/entities/crew';
import { type NewVisit, visitContactOf } from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { givenFields } from '@welding/domain/values/given-fields';
import { placeOf } from '@welding/domain/values/place';
import { type BookingRules, findBookingRules } from '#calendar/booking-rules.ts';
import { requireMayBookAnyway } from '#calendar/name-what-is-in-the-way.ts';
import { requireWelders } from '#calendar/require-welders.ts';
import { findClient } from '#clients/clients.ts';
import { requirePresent } from '#clients/guard-client.ts';
import { findProjectPlace } from '#projects/projects.ts';
import { requireProjectOf } from '#projects/require-project.ts';
import { notFound } from '#refusal.ts';

type Prepared = {
  readonly rules: BookingRules;
  /** All of the visit but its time. */
  readonly fields: Omit<Appointment, 'id' | 'status' | 'createdAt' | 'scheduledDate' | 'duration'>;
};

/** What a visit that staff plan carries, whenever it is. @throws Refusal as `planVisit`, but for its time */
export async function prepareVisit(
  planned: Omit<NewVisit, 'scheduledDate' | 'duration' | 'welderId'>,
  actor: Actor,
): Promise<Prepared> {
  const { welderIds = [], bookAnyway, holdId: _, address, zip, ...said } = planned;
  const { clientId, projectId } = said;
  requireMayBookAnyway(bookAnyway, actor);
  const [client, rules, place] = await Promise.all([
    findClient(clientId),
    findBookingRules(),
    projectId ? findProjectPlace(projectId) : undefined,
    projectId && requireProjectOf(clientId, projectId),
    requireWelders(welderIds),
  ]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  await requirePresent(client);
  const { windowMinutes } = rules.settings.booking;
  const fields = {
    windowMinutes,
    ...givenFields(said),
    ...visitContactOf(client),
    ...crewFields(welderIds),
    ...placeOf({ address, zip }, place, client),
    ...(bookAnyway && { bookedAnyway: true }),
  };
  return { rules, fields };
}
