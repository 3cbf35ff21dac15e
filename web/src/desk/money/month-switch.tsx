import { addMonths, isDate } from '@welding/domain/values/chicago-day';
import {
  formatChicagoDate,
  lazyByLanguage,
  readChicagoWallTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMinute } from '#shared/ui/use-clock.ts';
import { moneyOverviewTexts } from './money-texts.ts';

type MonthSwitchProps = {
  month: Month;
  thisMonth: Month;
  onShow: (month: Month) => void;
};

/** Switches months, up to the current one. */
export function MonthSwitch({ month, thisMonth, onShow }: MonthSwitchProps) {
  const t = moneyOverviewTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        square
        icon={ChevronLeft}
        aria-label={t.show(formatMonth(addMonths(month, -1)))}
        onClick={() => onShow(addMonths(month, -1))}
      />
      <Button
        square
        icon={ChevronRight}
        aria-label={t.show(formatMonth(addMonths(month, 1)))}
        aria-disabled={month >= thisMonth}
        onClick={() => month < thisMonth && onShow(addMonths(month, 1))}
      />
      <h3 className="display text-2xl first-letter:uppercase" aria-live="polite">
        {formatMonth(month)}
      </h3>
    </div>
  );
}

/** The month in the URL, by default this one, as `MonthSwitch` takes it. */
export function useShownMonth(): MonthSwitchProps {
  const thisMonth = monthOf(useMinute() ?? serverNow());
  const [month, onShow] = useChoiceInUrl('month', thisMonth, (text) => (isMonth(text) ? text : undefined));
  return { month, thisMonth, onShow };
}

/** A Chicago month, YYYY-MM. */
export type Month = string;

export function isMonth(text: string | null): text is Month {
  return text !== null && isDate(`${text}-01`);
}

export function monthOf(instant: Date): Month {
  return toChicagoWallTime(instant).slice(0, 7);
}

export function monthRange(month: Month): { from: Date; to: Date } {
  return { from: midnight(`${month}-01`), to: midnight(`${addMonths(month, 1)}-01`) };
}

const monthFormat = lazyByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** For example November 2026, noviembre de 2026. */
export function formatMonth(month: Month): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthFormat().format(Date.UTC(year, number - 1, 15));
}

/** Groups a list by Chicago day, in its order. */
export function byDay<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
): readonly { day: string; label: string; items: readonly Item[] }[] {
  const days = Map.groupBy(items, (item) => toChicagoWallTime(new Date(instantOf(item))).slice(0, 10));
  return [...days].map(([day, ofDay]) => ({
    day,
    label: formatChicagoDate(midnight(day)),
    items: ofDay,
  }));
}

// Chicago's clock changes at 2 AM, so every day has one midnight.
function midnight(day: string): Date {
  const reading = readChicagoWallTime(`${day}T00:00`);
  if (reading.kind !== 'exact') throw new RangeError(`Not a day: ${day}`);
  return reading.instant;
}
