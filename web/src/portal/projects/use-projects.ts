import { apiPaths } from '@welding/domain/api-paths';
import { type Project, projectListSchema } from '@welding/domain/entities/project';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { apiRequest, NetworkError } from '#shared/api/api-request.ts';
import { useFetched } from '#shared/live-lists/use-fetched.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { projectsList } from './projects-list.ts';

/**
 * The client's projects, live. A contact of visits alone gets them from the API, without what they cost: rules open whole
 * documents.
 */
export function useProjects(clientId: string): LiveList<Project> {
  const seesMoney = useSees('estimates', 'invoices');
  const seesVisits = useSees('visits');
  const live = usePortalList(seesMoney ? projectsList : undefined, clientId);
  const told = useToldProjects(clientId, seesVisits && !seesMoney);
  return seesMoney ? live : told;
}

function useToldProjects(clientId: string, isNeeded: boolean): LiveList<Project> {
  const told = useFetched(
    isNeeded ? clientId : null,
    async (signal) => {
      const options = { shownClient: clientId, signal };
      const parse = (json: unknown) => projectListSchema.parse(json);
      const items = await apiRequest(apiPaths.clientProjects(clientId), parse, options);
      return { items, unreadable: 0, asOf: serverNow() };
    },
    { failureOf: (error) => ({ offline: error instanceof NetworkError }) },
  );
  return told.status === 'ready' ? { status: 'ready', offline: false, ...told.data } : told;
}
