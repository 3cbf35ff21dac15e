import { apiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { clientTimelineSchema, type TimelineEntry } from '@welding/domain/story/timeline-entry';
import { useEffect, useId, useState } from 'react';
import { apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/list-states.tsx';
import { TimelineList } from '#shared/ui/timeline-list.tsx';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { projectDetailsTexts } from './project-details-texts.ts';

type State = { readonly entries?: readonly TimelineEntry[]; readonly problem?: string };

export function OwnTimeline({ project: { id, clientId, updatedAt } }: { project: Project }) {
  const headingId = useId();
  const [{ entries, problem }, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState({});
    setAttempt((earlier) => earlier + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each version asks anew
  useEffect(() => {
    const leaving = new AbortController();
    const say = (state: State) => {
      if (!leaving.signal.aborted) setState(state);
    };
    fetchTimeline(id, clientId, leaving.signal).then(
      (fetched) => say({ entries: fetched }),
      (error: unknown) => say({ problem: failureSentence(error) }),
    );
    return () => leaving.abort();
  }, [id, clientId, updatedAt, attempt]);
  useRetryOnline(problem !== undefined, retry);
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-lg font-bold">
        {projectDetailsTexts().timeline}
      </h3>
      {problem !== undefined && (
        <LoadProblem failed={problem} tryAgain={projectDetailsTexts().tryAgain} retry={retry} />
      )}
      {entries ? (
        <TimelineList entries={entries} replace />
      ) : (
        problem === undefined && <ListSkeleton label={projectDetailsTexts().loadingTimeline} />
      )}
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
