import { useRef } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
import { useNearScreen } from './use-near-screen.ts';

const texts = quoteFormTexts();

/** On a phone as high as photos and price are, in the longer of the two languages. */
const reservedOnPhones = 'max-sm:min-h-[41rem] max-[22rem]:min-h-[45rem]';

const PhotosAndPrice = lazyPart(async () => (await import('./photos-and-price.tsx')).PhotosAndPrice, {
  waiting: (
    <div className={reservedOnPhones}>
      <Spinner label={texts.loadingPhotos} className="mt-4 size-8 text-ember" />
    </div>
  ),
  lost: (
    <p role="alert" className="mt-4">
      {texts.photosNotLoaded}
    </p>
  ),
});

/** Photos and price range; their code comes when somebody is near, and their place is kept until then. */
export function PhotosAndPricePlace({ form }: { form: QuoteFormState }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  return (
    <div ref={place} className="sm:col-span-2 sm:min-h-[26rem]">
      {isNear ? <PhotosAndPrice form={form} /> : <div className={reservedOnPhones} />}
    </div>
  );
}
