import type { Project } from '@welding/domain/entities/project';
import {
  type ProjectPlace,
  storedProjectPlaceSchema,
  withPlace,
} from '@welding/domain/entities/project-place';
import { maxListLength } from '@welding/domain/values/limits';
import { itemsOf } from '#portal/live-lists/live-list.ts';
import { type PortalList, usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';

/** Where the client's projects are, and their photos. */
const projectPlacesList: PortalList<ProjectPlace> = {
  name: 'project-places',
  collection: 'projectPlaces',
  schema: storedProjectPlaceSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

/** The projects with their photos and places, which are shown once the client has confirmed. */
export function useProjectPlaces(clientId: string, projects: readonly Project[]): readonly Project[] {
  const list = usePortalList(useConfirmed(clientId) ? projectPlacesList : undefined, clientId);
  const places = new Map(itemsOf(list)?.map((place) => [place.id, place]));
  return projects.map((project) => {
    const place = places.get(project.id);
    return place ? withPlace(project, place) : project;
  });
}
