import type { Query } from 'firebase/firestore';
import { useCallback, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { renewToken, sessionNumber } from '#shared/session/portal-firebase.ts';
import { useLasting } from '#shared/ui/use-lasting.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { type LiveList, toLiveList } from './live-list.ts';
import { useConfirmedAt } from './use-confirmed-at.ts';
import { type ItemSchema, watchQuery } from './watch-query.ts';

/** Opening again reads the cache first; only a server silent for longer than this counts as being offline. */
const silenceMs = 6_000;

/** The documents of `query` as a list that stays current. `name` tells the lists of a session apart. */
export function useLiveList<Item>(name: string, query: Query, schema: ItemSchema<Item>): LiveList<Item> {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => void renewToken().then(() => setAttempt((last) => last + 1)), []);
  const id = `${name}:${sessionNumber()}:${attempt}`;
  const { data: state } = useObservable(id, watchQuery(query, schema), { suspense: false });
  const online = useOnline();
  const fromServer = state?.kind === 'items' && !state.fromCache;
  const silent = useLasting(!fromServer, silenceMs);
  const asOf = useConfirmedAt(name, state, fromServer && online);
  const offline = !online || silent;
  return useMemo(() => toLiveList(state, { offline, asOf, retry }), [state, offline, asOf, retry]);
}
