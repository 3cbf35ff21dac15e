import type { Project } from '@welding/domain/entities/project';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** The client's projects, newest first. */
export const projectsList: PortalList<Project> = {
  name: 'projects',
  collection: 'projects',
  schema: storedProjectSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};
