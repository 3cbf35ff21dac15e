import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/spanish.ts';

export const comingTimeTexts = inLanguages({
  today: say('today', 'hoy'),
  tomorrow: say('tomorrow', 'mañana'),
  /** A time of today or tomorrow: tomorrow 8:00 AM. */
  soon: say(
    (day: string, clock: string) => `${day} ${clock}`,
    (day, clock) => `${day} a ${withArticle(clock)}`,
  ),
  /** A time of a day with a date: Thu, Nov 26, 8:00 AM. */
  dated: say(
    (day: string, clock: string) => `${day}, ${clock}`,
    (day, clock) => `${day}, ${clock}`,
  ),
});
