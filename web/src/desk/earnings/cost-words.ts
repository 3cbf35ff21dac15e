import { type JobCost, type MarginWarning, marginPercent } from '@welding/domain/money/job-cost';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { costWordsTexts } from './earnings-texts.ts';

/** For example 41%; negative for a loss. */
export function marginText(margin: number): string {
  return `${marginPercent(margin)}%`;
}

export function warningText(warning: MarginWarning, { profit, margin, hours, planned }: JobCost): string {
  const texts = costWordsTexts();
  switch (warning) {
    case 'loss':
      return texts.losing(formatDollars(-profit));
    case 'cost':
      return texts.marginDown(marginText(planned.margin ?? 0), marginText(margin));
    case 'hours':
      return texts.hoursOver(hoursText(hours), hoursText(planned.hours));
  }
}

export function unknownTexts({ unknown: { lines, hours, laborLines }, planned }: JobCost): string[] {
  const texts = costWordsTexts();
  return [
    ...(lines > 0 ? [texts.linesWithoutCost(lines)] : []),
    ...(hours > 0 ? [texts.hoursWithoutRate(hoursText(hours))] : []),
    ...(laborLines > 0 ? [texts.laborNotByHour(laborLines)] : []),
    ...(planned.labor === null ? [texts.noRates] : []),
  ];
}

/** Whether the real profit may be lower. */
export function isAtMost({ unknown: { lines, hours } }: JobCost): boolean {
  return lines > 0 || hours > 0;
}
