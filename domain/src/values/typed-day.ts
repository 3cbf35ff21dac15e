import { chicagoDate } from './chicago-day.ts';
import { plainLetters } from './plain-letters.ts';

/** Which of two numbers is the month: 3/4/2026 is March 4 or April 3. */
export type DayOrder = 'month-first' | 'day-first';

/** English and Spanish months by their first three letters. */
const months: Readonly<Record<string, number>> = {
  ...{ jan: 1, ene: 1, feb: 2, mar: 3, apr: 4, abr: 4, may: 5, jun: 6, jul: 7 },
  ...{ aug: 8, ago: 8, sep: 9, oct: 10, nov: 11, dec: 12, dic: 12 },
};
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?:[ ,T]+\d{1,2}:\d\d.*)?$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
/** How programs write a day alone where they store instants. */
const midnight = /^(\d{4})-(\d\d)-(\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/i;
const localTime = /^(\d{4})-(\d\d)-(\d\d)[ T]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?$/;
const dayThenName = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:de )?([a-z]{3,})\.?[\s,.-]+(?:de )?(\d{4}|\d\d)$/;
const nameThenDay = /^([a-z]{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4}|\d\d)$/;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*\.?,\s*/;
/** A day as Excel stores it: days since December 30, 1899, here from 2000 to 2100. */
const serial = /^(3[67]\d{3}|[456]\d{4}|7[0-2]\d{3}|730[0-4]\d)(?:\.\d+)?$/;
const excelEpoch = Date.UTC(1899, 11, 30);
const dayMs = 24 * 60 * 60 * 1000;

/**
 * A Chicago day as YYYY-MM-DD, from 2000 to 2100, in the ways that people and programs write it: 10/31/2026, 31-Oct-26,
 * Oct 31 2026, 31 de octubre de 2026, ISO 8601 with or without a time, or Excel's number.
 * @param order tells 3/4/2026 apart @returns undefined for any other text and for days that do not exist
 */
export function readTypedDay(text: string, order: DayOrder = 'month-first'): string | undefined {
  const typed = text.trim();
  if (instant.test(typed) && !midnight.test(typed)) {
    const at = new Date(typed);
    return Number.isNaN(at.getTime()) ? undefined : bounded(chicagoDate(at));
  }
  if (serial.test(typed)) {
    return bounded(new Date(excelEpoch + Math.floor(Number(typed)) * dayMs).toISOString().slice(0, 10));
  }
  const [, year = '', month = '', day = ''] =
    yearFirst.exec(typed) ?? midnight.exec(typed) ?? localTime.exec(typed) ?? [];
  if (year) return dayOf(year, Number(month), day);
  const [, one = '', other = '', written = ''] = numbers.exec(typed) ?? [];
  if (one) {
    const isDayFirst = Number(one) > 12 || (order === 'day-first' && Number(other) <= 12);
    return isDayFirst ? dayOf(written, Number(other), one) : dayOf(written, Number(one), other);
  }
  return readNamedMonth(plainLetters(typed).replace(weekday, ''));
}

/**
 * The order that a column's days have: a number above 12 decides it.
 * @returns undefined if no cell decides, or if cells contradict each other, so a person has to say
 */
export function orderOfDays(cells: readonly string[]): DayOrder | undefined {
  const pairs = cells.flatMap((cell) => {
    const [, one, other] = numbers.exec(cell.trim()) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  const isMonthFirst = pairs.some(([, other]) => other > 12);
  const isDayFirst = pairs.some(([one]) => one > 12);
  if (isMonthFirst === isDayFirst) return undefined;
  return isMonthFirst ? 'month-first' : 'day-first';
}

/** Whether a day needs an order: 3/4/2026, but not 3/3/2026 or 13/4/2026. */
export function isUnclearDay(text: string): boolean {
  const [, one, other] = numbers.exec(text.trim()) ?? [];
  return one !== undefined && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

function readNamedMonth(text: string): string | undefined {
  const [, day = '', name = '', year = ''] = dayThenName.exec(text) ?? [];
  if (name) return dayOf(year, months[name.slice(0, 3)], day);
  const [, month = '', date = '', ofYear = ''] = nameThenDay.exec(text) ?? [];
  return month ? dayOf(ofYear, months[month.slice(0, 3)], date) : undefined;
}

function dayOf(year: string, month: number | undefined, day: string): string | undefined {
  if (month === undefined) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = new Date(Date.UTC(Number(whole), month - 1, Number(day)));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return isReal ? bounded(date.toISOString().slice(0, 10)) : undefined;
}

const bounded = (day: string) => (day >= '2000-01-01' && day <= '2100-12-31' ? day : undefined);
