import { apiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { projectListSchema } from '@welding/domain/entities/stored-project';
import { useEffect, useState } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';
import { usePortalSession } from '#shared/session/portal-session.ts';

export type CheckoutProject = Pick<Project, 'id' | 'title' | 'estimatedCost' | 'agreedTotal'>;

/**
 * The signed-in client's project that is paid for; undefined for anybody else and until it is known. Paying works
 * without it, so that a failure here costs only the title and the estimate.
 */
export function useCheckoutProject(projectId: string): CheckoutProject | undefined {
  const session = usePortalSession();
  const clientId = session.phase === 'signed-in' ? session.client.id : '';
  const [found, setFound] = useState<{ clientId: string; project: CheckoutProject | undefined }>();

  useEffect(() => {
    if (clientId === '' || projectId === '') return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    apiRequest(apiPaths.clientProjects(clientId), (json) => projectListSchema.parse(json), options).then(
      (projects) => setFound({ clientId, project: projects.find(({ id }) => id === projectId) }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [clientId, projectId]);

  if (found?.clientId !== clientId || found.project?.id !== projectId) return undefined;
  return found.project;
}
