import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Part } from '#shared/live-lists/complete.ts';
import { liveListsTexts } from './live-lists-texts.tsx';

const newsMs = 6_000;

/** Announces that the lists are current again after an interruption. */
export function ConnectionNews({ offline }: { offline: boolean }) {
  const [isBack, setIsBack] = useState(false);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (offline) {
      wasOffline.current = true;
      setIsBack(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setIsBack(true);
    const timer = setTimeout(() => setIsBack(false), newsMs);
    return () => clearTimeout(timer);
  }, [offline]);
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 mx-auto w-fit rounded-box border border-base-300 bg-base-100 px-4 py-3 font-semibold text-success shadow-xl empty:hidden"
    >
      {isBack && liveListsTexts().backOnline}
    </p>
  );
}

const markedMs = 5_000;
const nothing: ListChanges = { ids: new Set(), sentences: [] };

/** Changes of an open list, to mark briefly and announce. The first state is not a change. */
export function useListChanges<Item extends { readonly id: string }>(
  items: Part<Item> | undefined,
  describe: (before: Item | undefined, after: Item) => string | null,
): ListChanges {
  const [changes, setChanges] = useState(nothing);
  const shown = useRef<readonly Item[]>(undefined);
  const compare = useEffectEvent((before: readonly Item[], after: readonly Item[]) =>
    listChanges(before, after, describe),
  );

  useEffect(() => {
    if (!items) return;
    const before = shown.current;
    shown.current = [...items];
    if (!before) return;
    const found = compare(before, shown.current);
    if (found.ids.size > 0) setChanges(found);
  }, [items]);

  useEffect(() => {
    if (changes.ids.size === 0) return;
    const timer = setTimeout(() => setChanges(nothing), markedMs);
    return () => clearTimeout(timer);
  }, [changes]);

  return changes;
}

type ListChanges = { readonly ids: ReadonlySet<string>; readonly sentences: readonly string[] };

/** `describe` returns null for an unchanged item; `before` is missing for a new one. */
export function listChanges<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  describe: (before: Item | undefined, after: Item) => string | null,
): ListChanges {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const told = after.flatMap((item) => {
    const sentence = describe(earlier.get(item.id), item);
    return sentence === null ? [] : [{ id: item.id, sentence }];
  });
  return { ids: new Set(told.map(({ id }) => id)), sentences: told.map(({ sentence }) => sentence) };
}

/** Announces changes to people who do not see the mark. */
export function ChangeAnnouncer({ sentences }: { sentences: readonly string[] }) {
  return (
    <p role="status" className="sr-only">
      {sentences.join(' ')}
    </p>
  );
}
