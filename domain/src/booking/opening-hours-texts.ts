import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/spanish.ts';

// Short, so that the opening line fits the smallest phone.
const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const spanishWeekdays = ['dom.', 'lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.'] as const;

export const openingHoursTexts = inLanguages({
  emergencyOnly: say('Emergency Only', 'Solo emergencias'),
  closed: say('Closed', 'Cerrado'),
  openNow: say('Open now', 'Abierto ahora'),
  opensToday: say(
    (clock: string) => `Opens today ${clock}`,
    (clock: string) => `Abre hoy a ${withArticle(clock)}`,
  ),
  /** @param weekday from 0, Sunday */
  opensOn: say(
    (weekday: number, clock: string) => `Opens ${englishWeekdays[weekday]} ${clock}`,
    (weekday: number, clock: string) => `Abre el ${spanishWeekdays[weekday]} a ${withArticle(clock)}`,
  ),
});
