import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  decideVisitChange,
  type NewVisit,
  type VisitChange,
  visitContactOf,
  visitMessages,
} from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { appointments, storeVisit } from '#data/appointments.ts';
import { changeEntity } from '#data/change-entity.ts';
import { findClient } from '#data/clients.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { findProject } from '#data/projects.ts';
import { badRequest, notFound } from '#http/errors.ts';
import { requireWelder } from './require-welder.ts';
import { tellClient } from './tell-client.ts';

/**
 * Stores a visit as staff plan it: at any time, also one outside the hours, which needs no confirmation then.
 * @throws ApiError 404 for a client or project that is not there, 400 for another client's project and for a welder who is
 * not on the staff; KeyReusedError
 */
export async function planVisit(
  {
    clientId,
    projectId,
    scheduledDate,
    description,
    welderId,
    windowMinutes,
    address,
    zip,
    ...rest
  }: NewVisit,
  by: { readonly once: IdempotencyKey | undefined; readonly actor: Actor },
): Promise<Appointment> {
  const [client] = await Promise.all([
    findClient(clientId),
    projectId && requireProjectOf(clientId, projectId),
    welderId && requireWelder(welderId),
  ]);
  if (!client) throw notFound(apiMessages.clientNotFound);
  const place = address || client.address;
  return await storeVisit(
    {
      ...rest,
      ...visitContactOf(client),
      clientId,
      scheduledDate: scheduledDate.toISOString(),
      ...(projectId && { projectId }),
      ...(description && { description }),
      ...(welderId && { welderId }),
      ...(windowMinutes !== undefined && { windowMinutes }),
      ...(place && { address: place }),
      ...(zip && { zip }),
    },
    { ...by, also: (batch, visit) => tellClient(batch, undefined, visit) },
  );
}

/**
 * Changes, moves, assigns or brings back a visit, as `decideVisitChange` says.
 * @throws as `planVisit`; MissingEntityError, StaleVersionError, VisitChangeError
 */
export async function changeVisit(id: string, change: VisitChange, actor: Actor): Promise<Appointment> {
  const { welderId, projectId } = change;
  if (welderId) await requireWelder(welderId);
  return await changeEntity(appointments, {
    entity: 'appointment',
    id,
    version: change.updatedAt,
    actor,
    action: 'changed',
    decide: async (visit) => {
      if (projectId) await requireProjectOf(visit.clientId, projectId);
      const fields = decideVisitChange(visit, change);
      return { ...(await missingContactOf(visit)), ...fields };
    },
    also: tellClient,
  });
}

/** Visits that were booked before they carried what the welder needs of the client get it with their first change. */
async function missingContactOf({ clientId, clientName, phone }: Appointment): Promise<Partial<Appointment>> {
  if (clientName !== undefined || phone !== undefined) return {};
  const client = await findClient(clientId);
  return client ? visitContactOf(client) : {};
}

async function requireProjectOf(clientId: string, projectId: string): Promise<void> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  if (project.clientId !== clientId) throw badRequest(visitMessages.projectOfOther);
}
