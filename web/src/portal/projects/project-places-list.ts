import { type ProjectPlace, storedProjectPlaceSchema } from '@welding/domain/entities/project-place';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** Where the client's projects are, and their photos. */
export const projectPlacesList: PortalList<ProjectPlace> = {
  name: 'project-places',
  collection: 'projectPlaces',
  schema: storedProjectPlaceSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};
