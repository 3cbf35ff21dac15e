import { apiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { clientTimelineSchema, type TimelineEntry } from '@welding/domain/story/timeline-entry';
import { useId } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { useFetched } from '#shared/live-lists/use-fetched.ts';
import { TimelineList } from '#shared/ui/timeline-list.tsx';
import { projectDetailsTexts } from './project-details-texts.ts';

export function OwnTimeline({ project: { id, clientId, updatedAt } }: { project: Project }) {
  const t = projectDetailsTexts();
  const headingId = useId();
  const timeline = useFetched(id, (signal) => fetchTimeline(id, clientId, signal), {
    version: updatedAt ?? '',
  });
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-lg font-bold">
        {t.timeline}
      </h3>
      <LoadedView of={timeline} loading={t.loadingTimeline}>
        {({ data: entries }) => <TimelineList entries={entries} replace />}
      </LoadedView>
    </section>
  );
}

/** @throws as `apiRequest` */
async function fetchTimeline(
  id: string,
  shownClient: string,
  signal: AbortSignal,
): Promise<readonly TimelineEntry[]> {
  const options = { shownClient, signal };
  return await apiRequest(
    apiPaths.projectTimeline(id),
    (json) => clientTimelineSchema.parse(json).entries,
    options,
  );
}
