import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/spanish.ts';

/** Whether both times are AM or both PM, so that the sentence says it once. */
const sameHalf = (from: string, to: string) =>
  from.slice(-3) === to.slice(-3) && /^ [AP]M$/.test(from.slice(-3));

/** The "a. m." or "p. m." that ends a time; undefined when the clock's name follows it. */
const half = (clock: string) => / [ap]\.\sm\.$/.exec(clock)?.[0];

const withoutSameHalf = (from: string, to: string) => {
  const own = half(from);
  return own !== undefined && own === half(to) ? from.slice(0, -own.length) : from;
};

export const arrivalTexts = inLanguages({
  daylightTime: say('daylight time', 'horario de verano'),
  standardTime: say('standard time', 'horario estándar'),
  at: say(
    (clock: string) => `at ${clock}`,
    (clock: string) => `a ${withArticle(clock)}`,
  ),
  between: say(
    (from: string, to: string) => `between ${sameHalf(from, to) ? from.slice(0, -3) : from} and ${to}`,
    (from: string, to: string) => `entre ${withArticle(withoutSameHalf(from, to))} y ${withArticle(to)}`,
  ),
});
