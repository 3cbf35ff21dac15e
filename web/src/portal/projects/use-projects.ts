import { apiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectListSchema, projectSchema } from '@welding/domain/entities/project';
import { type ProjectPlace, storedProjectPlaceSchema } from '@welding/domain/entities/project-place';
import { statusBadge } from '@welding/domain/entities/status';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { maxListLength } from '@welding/domain/values/limits';
import { allOrSome, type LiveList } from '#portal/live-lists/live-list.ts';
import { type PortalList, usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { apiRequest, NetworkError } from '#shared/api/api-request.ts';
import { useFetched } from '#shared/live-lists/use-fetched.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { portalProjectsTexts } from './portal-projects-texts.ts';

/**
 * The client's projects, live. A contact who only sees visits gets them from the API without costs, because Firestore's
 * rules cannot hide single fields.
 */
export function useProjects(clientId: string): LiveList<Project> {
  const seesMoney = useSees('estimates', 'invoices');
  const seesVisits = useSees('visits');
  const live = usePortalList(seesMoney ? projectsList : undefined, clientId);
  const told = useProjectsFromApi(clientId, seesVisits && !seesMoney);
  return seesMoney ? live : told;
}

function useProjectsFromApi(clientId: string, isNeeded: boolean): LiveList<Project> {
  const told = useFetched(
    isNeeded ? clientId : null,
    async (signal) => {
      const options = { shownClient: clientId, signal };
      const parse = (json: unknown) => projectListSchema.parse(json);
      const items = await apiRequest(apiPaths.clientProjects(clientId), parse, options);
      return { ...allOrSome({ items, unreadable: 0 }, { limit: maxListLength }), asOf: null };
    },
    { failureOf: (error) => ({ offline: error instanceof NetworkError }) },
  );
  return told.status === 'ready' ? { status: 'ready', offline: false, ...told.data } : told;
}

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
  const t = portalProjectsTexts();
  if (!before) return t.newProject(localTitle(after.title));
  if (before.status !== after.status)
    return t.isNow(localTitle(after.title), statusBadge(after.status).label);
  if (before.scheduledDate !== after.scheduledDate) {
    return after.scheduledDate
      ? t.nowScheduled(localTitle(after.title), formatChicagoDate(new Date(after.scheduledDate)))
      : t.noLongerScheduled(localTitle(after.title));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? null : t.updated(localTitle(after.title));
}
