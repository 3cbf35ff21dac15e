import * as z from 'zod/mini';
import { omitFields, pickFields } from '../values/pick-fields.ts';
import {
  type StoredFields,
  storedCaptions,
  storedCreationTime,
  storedOptionalText,
  storedPhotos,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import type { Project } from './project.ts';
import { storedFoundBy } from './stored-found-by.ts';

/** The place and photos of a project. Stored separately because a session opened by email alone may not read them. */
export const projectPlaceFields = [
  'address',
  'zip',
  'beforePhotos',
  'afterPhotos',
  'photoCaptions',
  'foundBy',
] as const;

export type ProjectPlace = Pick<
  Project,
  'id' | 'clientId' | 'createdAt' | (typeof projectPlaceFields)[number]
> & {
  /** Copied from the project so that search reads one document. */
  readonly number?: string | undefined;
  readonly title?: string | undefined;
  readonly searchTerms?: readonly string[] | undefined;
};

export const storedProjectPlaceSchema: z.ZodMiniType<ProjectPlace> = z.object({
  id: idSchema,
  clientId: idSchema,
  createdAt: storedCreationTime,
  address: storedOptionalText,
  zip: storedOptionalText,
  beforePhotos: storedPhotos,
  afterPhotos: storedPhotos,
  photoCaptions: storedCaptions,
  foundBy: storedFoundBy,
  number: storedOptionalText,
  title: storedOptionalText,
  searchTerms: z.catch(z.optional(z.array(z.string())), undefined),
} satisfies StoredFields<ProjectPlace>);

export const projectPlacePrivacy = {
  id: 'plain',
  clientId: 'plain',
  createdAt: 'plain',
  address: 'client',
  zip: 'client',
  beforePhotos: { holds: 'client', erased: [] },
  afterPhotos: { holds: 'client', erased: [] },
  photoCaptions: 'client',
  foundBy: 'plain',
  number: 'plain',
  title: 'client',
  searchTerms: { holds: 'client', readers: 'nobody' },
} satisfies PrivacyOf<ProjectPlace>;

export function withPlace(project: Project, place: ProjectPlace): Project {
  return { ...project, ...pickFields(place, projectPlaceFields) };
}

/** A project as shown to a session opened by email alone. */
export function projectWithoutPlace(project: Project): Omit<Project, (typeof projectPlaceFields)[number]> {
  return omitFields(project, projectPlaceFields);
}
