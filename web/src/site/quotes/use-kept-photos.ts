import { useEffect, useState } from 'react';
import { onOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { type KeptPhoto, listPhotos } from '#pwa/outbox/photo-store.ts';

const none: readonly KeptPhoto[] = [];

/** The photos on this device, kept up to date while the page is open; none where the device keeps nothing. */
export function useKeptPhotos(): readonly KeptPhoto[] {
  const [photos, setPhotos] = useState(none);
  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      const kept = await listPhotos().catch(() => none);
      if (isMounted) setPhotos(kept);
    };
    void refresh();
    const stop = onOutboxNews(() => void refresh());
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return photos;
}
