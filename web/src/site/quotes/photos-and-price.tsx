import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { nearScreen } from '#shared/ui/near-screen.ts';
import { photosId, priceId } from './quote-form-element.ts';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
import { ZipField } from './zip-field.tsx';

const texts = quoteFormTexts();
const lost = <p role="alert">{texts.photosNotLoaded}</p>;

const DraftPhotos = lazyPart(async () => (await import('./draft-photos.tsx')).DraftPhotos, {
  waiting: null,
  lost,
  until: () => nearScreen(photosId),
});
const PriceRange = lazyPart(async () => (await import('./price-range.tsx')).PriceRange, {
  waiting: null,
  lost,
  until: () => nearScreen(priceId),
});

/** Photos, place and price range. The page reserves both parts before their code loads. */
export function PhotosAndPrice({ form }: { form: QuoteFormState }) {
  return (
    <>
      <div id={photosId} className="sm:col-span-2">
        <DraftPhotos />
      </div>
      <ZipField form={form} />
      <div id={priceId} className="sm:col-span-2">
        <PriceRange form={form} />
      </div>
    </>
  );
}
