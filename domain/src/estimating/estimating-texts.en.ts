import { plural } from '../values/language.ts';

export const texts = {
  /** Lines that an estimate begins with. */
  lines: {
    work: 'Welding on site',
    afterHours: 'Evening, night or weekend',
    travel: 'Travel',
    minimum: 'Up to our minimum',
  },
  /** What a price range is made of, as parts of one sentence. */
  range: {
    work: (hours: string, most: number, dollars: string) =>
      `${hours} ${plural(most, 'hour', 'hours')} of work at ${dollars} an hour`,
    afterHours: (dollars: string) => `${dollars} an hour more after hours`,
    upToAfterHours: (dollars: string) => `up to ${dollars} an hour more after hours`,
    noTravel: 'no charge for travel',
    travel: (dollars: string) => `travel ${dollars}`,
    atLeast: (dollars: string) => `at least ${dollars}`,
    fromTo: (low: string, high: string) => `${low} to ${high}`,
  },
};
