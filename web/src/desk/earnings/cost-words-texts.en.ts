import { plural } from '@welding/domain/values/language';

export const texts = {
  losing: (loss: string) => `This job is losing ${loss}: it costs more than it brings in.`,
  marginDown: (planned: string, now: string) =>
    `This job earns less than planned. Its margin is down from ${planned} to ${now}.`,
  hoursOver: (hours: number, planned: number) =>
    plural(
      hours,
      `This job has taken ${hours} hour of the ${planned} planned.`,
      `This job has taken ${hours} hours of the ${planned} planned.`,
    ),
  linesWithoutCost: (lines: number) =>
    plural(
      lines,
      '1 line of the estimate has no cost in the price book.',
      `${lines} lines of the estimate have no cost in the price book.`,
    ),
  hoursWithoutRate: (hours: number) =>
    plural(
      hours,
      `${hours} hour by people without an hourly rate counts as free.`,
      `${hours} hours by people without an hourly rate count as free.`,
    ),
  laborNotByHour: (lines: number) =>
    plural(
      lines,
      '1 line of labor is not sold by the hour.',
      `${lines} lines of labor are not sold by the hour.`,
    ),
  noRates: 'Nobody has an hourly rate yet, so there is no planned profit.',
};
