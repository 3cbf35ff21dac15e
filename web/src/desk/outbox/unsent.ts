import { keptPhotos } from './kept-photo-store.ts';
import { keptTaps } from './outbox-store.ts';

/** What is on this device and not with the office. */
export type Unsent = { readonly taps: number; readonly photos: number };

export async function findUnsent(): Promise<Unsent> {
  const [taps, photos] = await Promise.all([
    keptTaps.list().catch(() => []),
    keptPhotos.list().catch(() => []),
  ]);
  return { taps: taps.length, photos: photos.length };
}

export const countUnsent = ({ taps, photos }: Unsent): number => taps + photos;

/** As in: 1 tap, 2 taps and 1 photo. */
export function unsentWords({ taps, photos }: Unsent): string {
  const parts = [
    { count: taps, one: 'tap' },
    { count: photos, one: 'photo' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, one }) => `${count} ${count === 1 ? one : `${one}s`}`)
    .join(' and ');
}
