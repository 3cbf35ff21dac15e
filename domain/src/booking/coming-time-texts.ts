import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/spanish.ts';

export const comingTimeTexts = inLanguages({
  today: say('today', 'hoy'),
  tomorrow: say('tomorrow', 'mañana'),
  soon: say(
    (day: string, clock: string) => `${day} ${clock}`,
    (day, clock) => `${day} a ${withArticle(clock)}`,
  ),
  dated: say(
    (day: string, clock: string) => `${day}, ${clock}`,
    (day, clock) => `${day}, ${clock}`,
  ),
});
