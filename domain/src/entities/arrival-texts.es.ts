import { withArticle } from '../values/spanish.ts';

/** Half of the day as a time says it, nothing where which of two clocks it is stands behind it. */
const half = (clock: string) => / [ap]\.\sm\.$/.exec(clock)?.[0];

const withoutSameHalf = (from: string, to: string) => {
  const own = half(from);
  return own !== undefined && own === half(to) ? from.slice(0, -own.length) : from;
};

export const texts = {
  daylightTime: 'horario de verano',
  standardTime: 'horario estándar',
  at: (clock: string) => `a ${withArticle(clock)}`,
  between: (from: string, to: string) =>
    `entre ${withArticle(withoutSameHalf(from, to))} y ${withArticle(to)}`,
};
