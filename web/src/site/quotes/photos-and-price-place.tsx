import { useRef } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.ts';
import { useNearScreen } from './use-near-screen.ts';

const texts = quoteFormTexts();

const PhotosAndPrice = lazyPart(async () => (await import('./photos-and-price.tsx')).PhotosAndPrice, {
  waiting: <Spinner label={texts.loadingPhotos} className="mt-4 size-8 text-ember" />,
  lost: (
    <p role="alert" className="mt-4">
      {texts.photosNotLoaded}
    </p>
  ),
});

/** Photos and price range, as high as they will be; their code comes when somebody is near. */
export function PhotosAndPricePlace({ form }: { form: QuoteFormState }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  return (
    <div ref={place} className="min-h-[36rem] sm:col-span-2 sm:min-h-[25rem]">
      {isNear && <PhotosAndPrice form={form} />}
    </div>
  );
}
