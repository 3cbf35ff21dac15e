import { apiPaths } from '@welding/domain/api-paths';
import { type Project, projectListSchema } from '@welding/domain/entities/project';
import { useEffect, useState } from 'react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { apiRequest, NetworkError } from '#shared/api/api-request.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useRetryOnline } from '#shared/ui/use-online.ts';
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
  const [told, setTold] = useState<LiveList<Project>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setTold({ status: 'loading' });
    setAttempt((earlier) => earlier + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    const say = (list: LiveList<Project>) => {
      if (!leaving.signal.aborted) setTold(list);
    };
    const options = { shownClient: clientId, signal: leaving.signal };
    apiRequest(apiPaths.clientProjects(clientId), (json) => projectListSchema.parse(json), options).then(
      (items) => say({ status: 'ready', items, unreadable: 0, offline: false, asOf: serverNow() }),
      (error: unknown) => say({ status: 'error', offline: error instanceof NetworkError, retry }),
    );
    return () => leaving.abort();
  }, [clientId, isNeeded, attempt]);
  useRetryOnline(told.status === 'error', retry);
  return told;
}
