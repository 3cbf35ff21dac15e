import { useSyncExternalStore } from 'react';
import { atEveryChance } from './at-every-chance.ts';
import { askForTapSync } from './background-sync.ts';
import { followedStore } from './followed-store.ts';
import { type KeptPhoto, keptPhotos, type NewKeptPhoto } from './kept-photo-store.ts';
import { onTapNews, tellTapNews } from './tap-news.ts';

const none: readonly KeptPhoto[] = [];
const outbox = followedStore(none, follow);

/**
 * The photos that wait on this device, of whatever project; while a component shows them, they are sent as soon as they can
 * be. Not every browser calls the worker for it.
 */
export function useKeptPhotos(): readonly KeptPhoto[] {
  return useSyncExternalStore(outbox.subscribe, outbox.current);
}

/** Keeps a photo on the device and sends it when there is a signal, now at the soonest. @throws when it cannot be kept */
export async function sendPhoto(photo: Omit<NewKeptPhoto, 'key'>): Promise<void> {
  await keptPhotos.keep({ ...photo, key: crypto.randomUUID() });
  tellTapNews();
  await askForTapSync();
}

/** Sends a photo that came back once more. */
export async function tryPhotoAgain({ returned: _, busySince: __, ...photo }: KeptPhoto): Promise<void> {
  await keptPhotos.update(photo);
  tellTapNews();
}

/** Takes a photo off this device. */
export async function dismissPhoto({ order }: KeptPhoto): Promise<void> {
  await keptPhotos.remove(order);
  tellTapNews();
}

function follow(): () => void {
  const sendNow = () => {
    if (navigator.onLine && outbox.current().some(({ returned }) => returned === undefined))
      void sendFromPage();
  };
  const readAgain = async () => {
    const kept = await keptPhotos.list().catch(() => none);
    if (kept.length + outbox.current().length > 0) outbox.change(kept);
    sendNow();
  };
  const stopNews = onTapNews(() => void readAgain());
  const stopTrying = atEveryChance(sendNow);
  void readAgain();
  return () => {
    stopNews();
    stopTrying();
  };
}

let sending = false;

async function sendFromPage(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    // Firebase's code is fetched after what is on the screen.
    const [{ deskSender }, { sendKeptPhotos }] = await Promise.all([
      import('#desk/session/desk-sender.ts'),
      import('./send-kept-photos.ts'),
    ]);
    await sendKeptPhotos(deskSender);
  } catch {
    // What still waits is tried again at the next chance.
  } finally {
    sending = false;
  }
}
