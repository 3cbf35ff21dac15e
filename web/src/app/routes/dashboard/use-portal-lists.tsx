import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { appointmentsListName } from '#portal/appointments/appointments-list-name.ts';
import { projectsListName } from '#portal/projects/projects-list-name.ts';
import { readCachedList } from '#shared/live-lists/cached-list.ts';
import { preferLive } from '#shared/live-lists/prefer-live.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { LiveListsProps, PortalLists } from './live-lists.tsx';

type Session = Omit<LiveListsProps, 'onChange'>;

/**
 * The lists of a client: at once as the device kept them, and live as soon as Firebase's code is there. `watcher`, which
 * shows nothing, keeps them so and has to be rendered.
 */
export function usePortalLists(session: Session): PortalLists & { watcher: ReactNode } {
  const [kept] = useState(() => ({
    projects: readCachedList(projectsListName, storedProjectSchema),
    appointments: readCachedList(appointmentsListName, storedAppointmentSchema),
  }));
  const [live, setLive] = useState<PortalLists>();
  const { LiveLists, ...code } = useLiveListsCode();
  return {
    projects: preferLive(live?.projects, kept.projects, code),
    appointments: preferLive(live?.appointments, kept.appointments, code),
    watcher: LiveLists && <LiveLists {...session} onChange={setLive} />,
  };
}

/** Fetches Firebase's code once the page stands there, and again when a connection comes back or `retry` is called. */
function useLiveListsCode() {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [LiveLists, setLiveLists] = useState<ComponentType<LiveListsProps>>();
  const [codeIsLost, setCodeIsLost] = useState(false);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to try again
  useEffect(() => {
    let isCurrent = true;
    setCodeIsLost(false);
    import('./live-lists.tsx').then(
      (code) => isCurrent && setLiveLists(() => code.LiveLists),
      () => isCurrent && setCodeIsLost(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, online]);
  return { LiveLists, online, codeIsLost, retry };
}
