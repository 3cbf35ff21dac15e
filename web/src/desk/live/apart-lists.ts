import type { Appointment } from '@welding/domain/entities/appointment';
import { storedVisitContactSchema, withContact } from '@welding/domain/entities/job-sheet';
import type { Project } from '@welding/domain/entities/project';
import { storedProjectPlaceSchema, withPlace } from '@welding/domain/entities/project-place';
import type { ApartList } from '#shared/live-lists/list-query.ts';

export const visitContactList: ApartList<Appointment> = {
  collection: 'visitContacts',
  idOf: ({ id }) => id,
  join: (visit, fields) => {
    const contact = storedVisitContactSchema.safeParse(fields);
    return contact.success ? withContact(visit, contact.data) : visit;
  },
};

export const projectPlaceList: ApartList<Project> = {
  collection: 'projectPlaces',
  idOf: ({ id }) => id,
  join: (project, fields) => {
    const place = storedProjectPlaceSchema.safeParse(fields);
    return place.success ? withPlace(project, place.data) : project;
  },
};
