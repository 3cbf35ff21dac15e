import * as z from 'zod/mini';
import {
  creationTime,
  field,
  lenient,
  omitFields,
  pickFields,
  stored,
  storedCaptions,
  storedPhotos,
  text,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedFoundBy } from './found-by.ts';
import type { Project } from './project.ts';

/** The place and photos of a project. Stored separately because a session opened by email alone may not read them. */
export const projectPlaceFields = [
  'address',
  'zip',
  'beforePhotos',
  'afterPhotos',
  'photoCaptions',
  'foundBy',
] as const;

export const storedProjectPlaceSchema = stored({
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  createdAt: creationTime('plain'),
  address: text('client'),
  zip: text('client'),
  beforePhotos: field(storedPhotos, { holds: 'client', erased: [] }),
  afterPhotos: field(storedPhotos, { holds: 'client', erased: [] }),
  photoCaptions: field(storedCaptions, 'client'),
  foundBy: field(storedFoundBy, 'plain'),
  number: text('plain'),
  title: text('client'),
  searchTerms: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
});
export type ProjectPlace = z.infer<typeof storedProjectPlaceSchema>;

export function withPlace(project: Project, place: ProjectPlace): Project {
  return { ...project, ...pickFields(place, projectPlaceFields) };
}

/** A project as shown to a session opened by email alone. */
export function projectWithoutPlace(project: Project): Omit<Project, (typeof projectPlaceFields)[number]> {
  return omitFields(project, projectPlaceFields);
}
