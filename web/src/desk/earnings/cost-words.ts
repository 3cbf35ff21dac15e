import type { JobCost, MarginWarning } from '@welding/domain/money/job-cost';
import { formatDollars } from '@welding/domain/values/money';

/** A margin for people: 41%, and below zero for a loss. */
export function marginText(margin: number): string {
  return `${Math.round(margin * 100)}%`;
}

function hoursText(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Why a job that is not over is to be looked at. */
export function warningText(warning: MarginWarning, { profit, margin, hours, planned }: JobCost): string {
  switch (warning) {
    case 'loss':
      return `This job is losing ${formatDollars(-profit)}: it costs more than it brings in.`;
    case 'cost':
      return `This job costs more than planned. Its margin is down from ${marginText(planned.margin ?? 0)} to ${marginText(margin)}.`;
    case 'hours':
      return `This job has taken ${hoursText(hours)} of the ${planned.hours} planned.`;
  }
}

/** What keeps the profit from being the whole truth, a sentence each. */
export function unknownTexts({ unknown: { lines, hours, laborLines }, planned }: JobCost): string[] {
  return [
    ...(lines > 0
      ? [
          `${lines === 1 ? '1 line of the estimate has' : `${lines} lines of the estimate have`} no cost in the price book.`,
        ]
      : []),
    ...(hours > 0
      ? [`${hoursText(hours)} of people without an hourly rate ${hours === 1 ? 'counts' : 'count'} as free.`]
      : []),
    ...(laborLines > 0
      ? [
          `${laborLines === 1 ? '1 line of labor is' : `${laborLines} lines of labor are`} not sold by the hour.`,
        ]
      : []),
    ...(planned.labor === null ? ['Nobody has an hourly rate yet, so there is no planned profit.'] : []),
  ];
}

/** Whether the profit is at most what it says. */
export function isAtMost({ unknown: { lines, hours } }: JobCost): boolean {
  return lines > 0 || hours > 0;
}
