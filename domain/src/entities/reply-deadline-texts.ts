import { inLanguages, say } from '../values/language.ts';

export const replyDeadlineTexts = inLanguages({
  left: say(
    (time: string) => `${time} left`,
    (time) => `Quedan ${time}`,
  ),
  overdueBy: say(
    (time: string) => `Overdue by ${time}`,
    (time) => `Con ${time} de retraso`,
  ),
  days: say(
    (days: number) => `${days} days`,
    (days) => `${days} días`,
  ),
  min: say(
    (rest: number) => `${rest} min`,
    (minutes) => `${minutes} min`,
  ),
  hMin: say(
    (hours: number, rest: number) => `${hours} h ${rest} min`,
    (hours, minutes) => `${hours} h ${minutes} min`,
  ),
});
