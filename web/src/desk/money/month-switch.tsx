import { ChevronLeft, ChevronRight } from 'lucide-react';
import { moneyOverviewTexts } from './money-overview-texts.ts';
import { addMonths, formatMonth, type Month } from './month.ts';

type MonthSwitchProps = {
  month: Month;
  /** The latest that can be shown. */
  thisMonth: Month;
  onShow: (month: Month) => void;
};

/** Goes from month to month, never beyond the one that is now. */
export function MonthSwitch({ month, thisMonth, onShow }: MonthSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        className="btn btn-outline btn-square"
        aria-label={moneyOverviewTexts().show(formatMonth(addMonths(month, -1)))}
        onClick={() => onShow(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-outline btn-square"
        aria-label={moneyOverviewTexts().show(formatMonth(addMonths(month, 1)))}
        aria-disabled={month >= thisMonth}
        onClick={() => month < thisMonth && onShow(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <h3 className="display text-2xl first-letter:uppercase" aria-live="polite">
        {formatMonth(month)}
      </h3>
    </div>
  );
}
