/** Which article a time takes: la 1:00, las 9:00. */
const article = (clock: string) => (clock.startsWith('1:') ? 'la' : 'las');

/** Half of the day as a time says it, nothing where which of two clocks it is stands behind it. */
const half = (clock: string) => / [ap]\. m\.$/.exec(clock)?.[0];

const withoutSameHalf = (from: string, to: string) => {
  const own = half(from);
  return own !== undefined && own === half(to) ? from.slice(0, -own.length) : from;
};

export const texts = {
  daylightTime: 'horario de verano',
  standardTime: 'horario estándar',
  at: (clock: string) => `a ${article(clock)} ${clock}`,
  between: (from: string, to: string) =>
    `entre ${article(from)} ${withoutSameHalf(from, to)} y ${article(to)} ${to}`,
};
