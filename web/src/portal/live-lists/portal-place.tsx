import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ListSkeleton } from '#shared/live-lists/loaded-view.tsx';
import { type PortalClient, personOf } from '#shared/session/portal-session.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { liveListsTexts } from './live-lists-texts.tsx';
import { portalLists } from './use-portal-list.ts';

export const portalPlace = {
  waiting: <ListSkeleton label={liveListsTexts().loading} />,
  lost: (
    <p role="alert" className="mb-3">
      {liveListsTexts().partLost(<PhoneLink className="link whitespace-nowrap" />)}
    </p>
  ),
};

type PortalConnection = {
  client: PortalClient;
  keep: boolean;
  onSessionEnded: () => void;
  /** Called when sessions ended or a contact's rights changed. */
  onAccessChanged: () => void;
  /** Called when Firestore refuses a list; its result is called when that ends. */
  onRefused: () => () => void;
};

/** Keeps the portal's lists connected while signed in, and reports a lost session. */
export function usePortalConnection({
  client,
  keep,
  onSessionEnded,
  onAccessChanged,
  onRefused,
}: PortalConnection): void {
  const online = useOnline();
  const end = useEffectEvent(onSessionEnded);
  const changeAccess = useEffectEvent(onAccessChanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: code that did not come is fetched again with a connection
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./portal-source.ts').then(
      ({ watchPortalSignIn, watchPortalAccess }) => {
        if (isOver) return;
        const stops = [
          watchPortalSignIn(personOf(client), keep, () => end()),
          watchPortalAccess(personOf(client), keep, () => changeAccess()),
        ];
        stop = () => {
          for (const each of stops) each();
        };
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, keep, online]);

  const isRefused = useSyncExternalStore(portalLists.subscribeToAll, portalLists.isAnyRefused);
  const tellRefused = useEffectEvent(onRefused);
  useEffect(() => (isRefused ? tellRefused() : undefined), [isRefused]);
}
