import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/client-visit';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** The client's appointments that were upcoming when the portal was opened, by scheduledDate. */
export const appointmentsList: PortalList<ClientVisit> = {
  name: 'appointments',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  upcomingBy: 'scheduledDate',
};

/** The client's visits that we cannot make at their time, whenever that is or was: the client chooses another one. */
export const visitsToMoveList: PortalList<ClientVisit> = {
  name: 'visits-to-move',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  only: 'needsTime',
};
