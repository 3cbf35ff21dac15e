import { priceRangeText } from '@welding/domain/entities/price-range';
import { shownRange, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { rangeParts } from '@welding/domain/estimating/range-parts';
import { photosTexts } from './photos-texts.ts';

type PriceRangeNoteProps = { range: WorkedOutRange | undefined; hasService: boolean };

export function PriceRangeNote({ range, hasService }: PriceRangeNoteProps) {
  const texts = photosTexts();
  return (
    <div aria-live="polite" className="grid gap-2 rounded-box border-l-4 border-primary bg-base-200 p-4">
      {range ? (
        <>
          <p className="font-semibold">{texts.rangeNotQuote}</p>
          <p className="display text-4xl">{priceRangeText(shownRange(range))}</p>
          <p>{rangeParts(range).join(', ')}.</p>
          <p className="text-base-content/75">{texts.settledLater}</p>
        </>
      ) : (
        <p>{hasService ? texts.sayMetal : texts.selectServiceFirst}</p>
      )}
    </div>
  );
}
