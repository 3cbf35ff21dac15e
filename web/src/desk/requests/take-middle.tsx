import type { Quote } from '@welding/domain/entities/quote';
import { centsOfLines, linesFromRange } from '@welding/domain/estimating/lines-from-range';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { useRequestRange } from '#desk/ui/use-request-range.ts';

type TakeMiddleProps = { request: Quote; onTake: (dollars: number) => void };

/** Puts the middle of the price range into the estimated cost, with one tap. */
export function TakeMiddle({ request, onTake }: TakeMiddleProps) {
  const range = useRequestRange(request);
  if (!range) return null;
  const dollars = centsToDollars(centsOfLines(linesFromRange(range)));
  return (
    <button type="button" className="btn btn-outline justify-self-start" onClick={() => onTake(dollars)}>
      Estimate {formatDollars(dollars)}, the middle of the price range
    </button>
  );
}
