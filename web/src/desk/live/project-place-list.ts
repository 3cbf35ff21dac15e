import type { Project } from '@welding/domain/entities/project';
import { storedProjectPlaceSchema, withPlace } from '@welding/domain/entities/project-place';
import type { ApartList } from '#shared/live-lists/list-query.ts';

export const projectPlaceList: ApartList<Project> = {
  collection: 'projectPlaces',
  idOf: ({ id }) => id,
  join: (project, fields) => {
    const place = storedProjectPlaceSchema.safeParse(fields);
    return place.success ? withPlace(project, place.data) : project;
  },
};
