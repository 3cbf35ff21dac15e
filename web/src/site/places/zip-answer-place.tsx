import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { placesTexts } from './places-texts.ts';

const ZipAnswer = lazyPart(async () => (await import('./zip-answer.tsx')).ZipAnswer, {
  waiting: <p>{placesTexts().looking}</p>,
});

/** Fetches the answer's code ahead, for a reader who is about to type. */
export const prepareZipAnswer = ZipAnswer.preload;

type ZipAnswerPlaceProps = {
  zip: string;
  /** The same answer is spoken elsewhere on the page. */
  isSilent?: boolean;
};

/** Where the answer to a ZIP code comes; empty until five digits are there. */
export function ZipAnswerPlace({ zip, isSilent = false }: ZipAnswerPlaceProps) {
  // A ZIP code may have been typed before this code loaded.
  const isHydrated = useHydrated();
  return (
    <div aria-live={isSilent ? 'off' : 'polite'} className="empty:hidden">
      {isHydrated && /^\d{5}/.test(zip.trim()) && <ZipAnswer zip={zip} />}
    </div>
  );
}
