import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { placesTexts } from './places-texts.ts';

const ZipAnswer = lazyPart(async () => (await import('./zip-answer.tsx')).ZipAnswer, {
  waiting: <p>{placesTexts().looking}</p>,
});

/** Fetches the answer's code ahead, for a reader who is about to type. */
export const prepareZipAnswer = ZipAnswer.preload;

/** Where the answer to a ZIP code comes; empty until five digits are there. */
export function ZipAnswerPlace({ zip }: { zip: string }) {
  // A ZIP code may have been typed before this code loaded.
  const isHydrated = useHydrated();
  return (
    <div aria-live="polite" className="empty:hidden">
      {isHydrated && /^\d{5}/.test(zip.trim()) && <ZipAnswer zip={zip} />}
    </div>
  );
}
