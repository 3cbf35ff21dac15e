import type { Appointment } from '@welding/domain/entities/appointment';
import { useSyncExternalStore } from 'react';
import { atEveryChance } from './at-every-chance.ts';
import { askForTapSync } from './background-sync.ts';
import { followedStore } from './followed-store.ts';
import type { KeptTap, NewKeptTap } from './kept-tap.ts';
import { keptTaps } from './outbox-store.ts';
import { sendKeptTaps } from './send-kept-taps.ts';
import { onTapNews, tellTapNews } from './tap-news.ts';

/** What this page knows of the outbox. `answered`: visits as the server had them after a tap, which Firestore tells a moment later. */
type OutboxState = {
  readonly taps: readonly KeptTap[];
  readonly answered: ReadonlyMap<string, Appointment>;
};

const outbox = followedStore<OutboxState>({ taps: [], answered: new Map() }, follow);

/** The outbox as it is; while a component shows it, what waits is sent as soon as it can be. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.current);
}

/** Keeps a tap on the device and sends it when there is a signal, now at the soonest. @throws when it cannot be kept */
export async function tapVisit(tap: Omit<NewKeptTap, 'key'>): Promise<void> {
  await keptTaps.keep({ ...tap, key: crypto.randomUUID() });
  tellTapNews();
  await askForTapSync();
}

/** Sends a tap that came back once more. */
export async function tryTapAgain({ returned: _, busySince: __, ...tap }: KeptTap): Promise<void> {
  await keptTaps.update(tap);
  tellTapNews();
}

/** Takes a tap that came back off this device. */
export async function dismissTap({ order }: KeptTap): Promise<void> {
  await keptTaps.remove(order);
  tellTapNews();
}

function follow(): () => void {
  const sendNow = () => {
    if (navigator.onLine && outbox.current().taps.some(({ returned }) => returned === undefined))
      void sendFromPage();
  };
  const readAgain = async () => {
    const taps = await keptTaps.list().catch(() => []);
    outbox.change({ ...outbox.current(), taps });
    sendNow();
  };
  const stopNews = onTapNews((visit) => {
    const state = outbox.current();
    if (visit) outbox.change({ ...state, answered: new Map(state.answered).set(visit.id, visit) });
    void readAgain();
  });
  const stopTrying = atEveryChance(sendNow);
  void readAgain();
  return () => {
    stopNews();
    stopTrying();
  };
}

let sending = false;
let isAskedAgain = false;

/** One sending at a time; what is tapped meanwhile is sent after it. */
async function sendFromPage(): Promise<void> {
  isAskedAgain = sending;
  if (sending) return;
  sending = true;
  try {
    // Firebase's code is fetched after what is on the screen.
    const { deskSender } = await import('#desk/session/desk-sender.ts');
    await sendKeptTaps(deskSender);
  } catch {
    // What still waits is tried again at the next chance.
  } finally {
    sending = false;
  }
  if (isAskedAgain) await sendFromPage();
}
