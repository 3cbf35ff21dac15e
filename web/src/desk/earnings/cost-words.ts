import { type JobCost, type MarginWarning, marginPercent } from '@welding/domain/money/job-cost';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { costWordsTexts } from './earnings-texts.ts';

/** For example 41%; negative for a loss. */
export function marginText(margin: number): string {
  return `${marginPercent(margin)}%`;
}

export function warningText(warning: MarginWarning, { profit, margin, hours, planned }: JobCost): string {
  const t = costWordsTexts();
  switch (warning) {
    case 'loss':
      return t.losing(formatDollars(-profit));
    case 'cost':
      return t.marginDown(marginText(planned.margin ?? 0), marginText(margin));
    case 'hours':
      return t.hoursOver(hoursText(hours), hoursText(planned.hours));
  }
}

export function unknownTexts({ unknown: { lines, hours, laborLines }, planned }: JobCost): string[] {
  const t = costWordsTexts();
  return [
    ...(lines > 0 ? [t.linesWithoutCost(lines)] : []),
    ...(hours > 0 ? [t.hoursWithoutRate(hoursText(hours))] : []),
    ...(laborLines > 0 ? [t.laborNotByHour(laborLines)] : []),
    ...(planned.labor === null ? [t.noRates] : []),
  ];
}

/** Whether the real profit may be lower. */
export function isAtMost({ unknown: { lines, hours } }: JobCost): boolean {
  return lines > 0 || hours > 0;
}
