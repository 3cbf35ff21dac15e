import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { placesTexts } from './places-texts.ts';

const ZipAnswer = lazyPart(async () => (await import('./zip-answer.tsx')).ZipAnswer, {
  waiting: <p>{placesTexts().looking}</p>,
});

/** Preloads the answer's code for a visitor about to type. */
export const prepareZipAnswer = ZipAnswer.preload;

type ZipAnswerPlaceProps = {
  zip: string;
  /** The answer is announced elsewhere on the page. */
  isSilent?: boolean;
};

/** The answer to a ZIP code; empty below five digits. */
export function ZipAnswerPlace({ zip, isSilent = false }: ZipAnswerPlaceProps) {
  // A ZIP code may have been typed before this code loaded.
  const isHydrated = useHydrated();
  return (
    <div aria-live={isSilent ? 'off' : 'polite'} className="empty:hidden">
      {isHydrated && /^\d{5}/.test(zip.trim()) && <ZipAnswer zip={zip} />}
    </div>
  );
}
