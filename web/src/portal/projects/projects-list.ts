import { type Project, projectSchema } from '@welding/domain/entities/project';
import { type ProjectPlace, storedProjectPlaceSchema } from '@welding/domain/entities/project-place';
import { statusBadge } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';
import { portalProjectsTexts } from './portal-projects-texts.ts';

/** Newest first. */
export const projectsList: PortalList<Project> = {
  name: 'projects',
  collection: 'projects',
  schema: projectSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

export const projectPlacesList: PortalList<ProjectPlace> = {
  name: 'project-places',
  collection: 'projectPlaces',
  schema: storedProjectPlaceSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

/** A sentence about a project's change; null for none. `before` is missing for a new one. */
export function describeProjectChange(before: Project | undefined, after: Project): string | null {
  if (!before) return portalProjectsTexts().newProject(toldTitle(after.title));
  if (before.status !== after.status)
    return portalProjectsTexts().isNow(toldTitle(after.title), statusBadge(after.status).label);
  if (before.scheduledDate !== after.scheduledDate) {
    return after.scheduledDate
      ? portalProjectsTexts().nowScheduled(
          toldTitle(after.title),
          formatChicagoDate(new Date(after.scheduledDate)),
        )
      : portalProjectsTexts().noLongerScheduled(toldTitle(after.title));
  }
  return JSON.stringify(before) === JSON.stringify(after)
    ? null
    : portalProjectsTexts().updated(toldTitle(after.title));
}
