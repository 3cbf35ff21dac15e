import { chicagoInstant } from '@welding/domain/values/chicago-day';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { type DayOrder, readTypedDay } from '@welding/domain/values/typed-day';
import { useId } from 'react';
import type { FileSummary } from './file-summary.ts';
import { importsTexts } from './imports-texts.ts';

type DayOrdersProps = {
  headings: FileSummary['headings'];
  /** The columns whose cells do not decide. */
  columns: FileSummary['unclear'];
  orders: Readonly<Record<number, DayOrder>>;
  onOrder: (column: number, order: DayOrder) => void;
};

const orderCodes: readonly DayOrder[] = ['month-first', 'day-first'];

/** Asks once for each column whether its days begin with the month or the day. */
export function DayOrders({ headings, columns, orders, onOrder }: DayOrdersProps) {
  const name = useId();
  return columns.map(({ column, example }) => {
    return (
      <fieldset key={column} className="grid gap-2">
        <legend className="mb-2 font-semibold">
          {importsTexts().whichDay(headings[column] ?? '', example)}
        </legend>
        {orderCodes.map((order) => (
          <label key={order} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`${name} ${column}`}
              className="radio"
              checked={orders[column] === order}
              onChange={() => onOrder(column, order)}
            />
            {dayText(readTypedDay(example, order))}
          </label>
        ))}
      </fieldset>
    );
  });
}

const dayText = (day: string | undefined) => (day ? formatChicagoDate(chicagoInstant(day, '12:00')) : '');
