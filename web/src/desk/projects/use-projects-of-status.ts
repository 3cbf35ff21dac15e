import { type Project, projectSchema } from '@welding/domain/entities/project';
import type { ProjectStatus } from '@welding/domain/entities/project-request';
import { useState } from 'react';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';

const pageSize = 20;

/** Newest first, with a way to load more. */
export function useProjectsOfStatus(status: ProjectStatus): { list: DeskList<Project>; onMore: () => void } {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList({
    collection: 'projects',
    schema: projectSchema,
    where: [['status', '==', status]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return { list, onMore: () => setLimit((shown) => shown + pageSize) };
}
