import type { Project } from '@welding/domain/entities/project';
import { withPlace } from '@welding/domain/entities/project-place';
import { itemsOf } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { projectPlacesList } from './project-places-list.ts';

/** The projects with their photos and places, which are shown once the client has confirmed. */
export function useProjectPlaces(clientId: string, projects: readonly Project[]): readonly Project[] {
  const list = usePortalList(useConfirmed(clientId) ? projectPlacesList : undefined, clientId);
  const places = new Map(itemsOf(list)?.map((place) => [place.id, place]));
  return projects.map((project) => {
    const place = places.get(project.id);
    return place ? withPlace(project, place) : project;
  });
}
