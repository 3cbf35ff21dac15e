import { maxListLength } from '@welding/domain/limits';
import type { Project } from '@welding/domain/project';
import { storedProjectSchema } from '@welding/domain/stored-project';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { LiveList } from '#lib/firebase/live-list.ts';
import { useLiveList } from '#lib/firebase/use-live-list.ts';
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
