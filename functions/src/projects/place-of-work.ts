import { type Place, placeOf } from '@welding/domain/values/place';
import { findClient } from '#clients/clients.ts';
import { findProjectPlace } from './projects.ts';

type Work = {
  /** The typed ZIP code. */
  readonly zip?: string | undefined;
  readonly projectId?: string | undefined;
  readonly clientId?: string | undefined;
};

/** The place of a visit before it is stored: the typed one, its project's, its client's. */
export async function placeOfWork({ zip, projectId, clientId }: Work): Promise<Place> {
  const [project, client] = await Promise.all([
    projectId ? findProjectPlace(projectId) : undefined,
    clientId ? findClient(clientId) : undefined,
  ]);
  return placeOf({ zip }, project, client);
}
