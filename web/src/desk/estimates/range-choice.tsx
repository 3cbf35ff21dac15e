import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Quote } from '@welding/domain/entities/quote';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { linesFromRange } from '@welding/domain/estimating/lines-from-range';
import { shownRange } from '@welding/domain/estimating/price-range-of';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { addLines } from '#desk/priced/add-lines.ts';
import type { PricedValues } from '#desk/priced/priced-values.ts';
import { useRequestRange } from '#desk/ui/use-request-range.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';

type RangeChoiceProps<Values> = {
  projectId: string;
  onChange: (change: (values: Values) => Values) => void;
};

/** Begins with the price range of the request that the project came of; what is typed already stays. */
export function RangeChoice<Values extends PricedValues>({ projectId, onChange }: RangeChoiceProps<Values>) {
  const quotes = useDeskList({
    collection: 'quotes',
    schema: storedQuoteSchema,
    where: [['projectId', '==', projectId]],
    limit: 1,
  });
  const request = quotes.status === 'ready' ? quotes.items[0] : undefined;
  return request?.intake ? <TakeRange request={request} onChange={onChange} /> : null;
}

type TakeRangeProps<Values> = Pick<RangeChoiceProps<Values>, 'onChange'> & { request: Quote };

function TakeRange<Values extends PricedValues>({ request, onChange }: TakeRangeProps<Values>) {
  const range = useRequestRange(request);
  if (!range) return null;
  const take = () => {
    onChange((values) => addLines(values, linesFromRange(range)));
    void showToast({ title: 'Lines of the price range added' });
  };
  return (
    <button type="button" className="btn btn-outline justify-self-start" onClick={take}>
      Take the price range, {priceRangeText(shownRange(range))}
    </button>
  );
}
