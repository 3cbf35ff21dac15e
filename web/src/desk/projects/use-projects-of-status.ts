import { type Project, projectSchema } from '@welding/domain/entities/project';
import type { ProjectStatus } from '@welding/domain/entities/project-request';
import { dollarsToCents } from '@welding/domain/values/money';
import { useState } from 'react';
import { type DeskList, type DeskQuery, useDeskList } from '#desk/live/use-desk-list.ts';

const pageSize = 20;

/** Newest first, with a way to load more. */
export function useProjectsOfStatus(status: ProjectStatus): { list: DeskList<Project>; onMore: () => void } {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList(projectsOf(status).query(limit));
  return { list, onMore: () => setLimit((shown) => shown + pageSize) };
}

/** Newest first. */
export function projectsOf(status: ProjectStatus) {
  return {
    query: (limit: number): DeskQuery<Project> => ({
      collection: 'projects',
      schema: projectSchema,
      where: [['status', '==', status]],
      order: ['createdAt', 'desc'],
      limit,
    }),
  };
}

/** The final cost, otherwise what was agreed or estimated. */
export function priceCents({ finalCost, agreedTotal, estimatedCost }: Project): number {
  return dollarsToCents(finalCost ?? agreedTotal ?? estimatedCost ?? 0);
}
