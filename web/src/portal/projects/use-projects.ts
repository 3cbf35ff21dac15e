import { maxListLength } from '@welding/domain/business/limits';
import type { Project } from '@welding/domain/entities/project';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { LiveList } from '#shared/live-lists/live-list.ts';
import { useLiveList } from '#shared/live-lists/use-live-list.ts';
import { projectsListName } from './projects-list-name.ts';

/** The client's projects, newest first, live. */
export function useProjects(clientId: string): LiveList<Project> {
  const projects = query(
    collection(useFirestore(), 'projects'),
    where('clientId', '==', clientId),
    orderBy('createdAt', 'desc'),
    limit(maxListLength),
  );
  return useLiveList(projectsListName, projects, storedProjectSchema);
}
