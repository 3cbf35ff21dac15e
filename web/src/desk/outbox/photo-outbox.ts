import { useEffect, useState } from 'react';
import { askForTapSync } from './background-sync.ts';
import { type KeptPhoto, keptPhotos, type NewKeptPhoto } from './kept-photo-store.ts';
import { onTapNews, tellTapNews } from './tap-news.ts';

/** A photo may wait although the device believes to have a network. */
const tryAgainMs = 20_000;
const none: readonly KeptPhoto[] = [];

/** Photos of a project that wait on this device; while a component shows them, they are sent as soon as they can be. */
export function useKeptPhotos(projectId: string): readonly KeptPhoto[] {
  const [photos, setPhotos] = useState(none);
  useEffect(() => {
    let isMounted = true;
    let known = none;
    const sendNow = () => {
      if (navigator.onLine && known.some(({ returned }) => returned === undefined)) void sendFromPage();
    };
    const refresh = async () => {
      known = await keptPhotos.list().catch(() => none);
      if (!isMounted) return;
      setPhotos(known.filter((photo) => photo.projectId === projectId));
      sendNow();
    };
    const stop = onTapNews(() => void refresh());
    const timer = setInterval(sendNow, tryAgainMs);
    addEventListener('online', sendNow);
    void refresh();
    return () => {
      isMounted = false;
      stop();
      clearInterval(timer);
      removeEventListener('online', sendNow);
    };
  }, [projectId]);
  return photos;
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
