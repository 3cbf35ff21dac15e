import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, plural, say } from '../values/language.ts';
import { minutesText } from '../values/minutes.ts';
import { storedText } from '../values/stored-fields.ts';

const [shortestPlan, longestPlan, planStep] = [15, 1440, 15];

const durationTexts = inLanguages({
  usual: {
    '30': say('30 minutes', '30 minutos'),
    '60': say('1 hour', '1 hora'),
    '120': say('2 hours', '2 horas'),
    '240': say('4 hours', '4 horas'),
    '480': say('Full day', 'Todo el día'),
  },
  usualOnly: say(
    'Duration must be 30, 60, 120, 240 or 480 minutes',
    'La duración debe ser de 30, 60, 120, 240 o 480 minutos',
  ),
  inSteps: say(
    'Duration must be 15 to 1,440 minutes in steps of 15',
    'La duración debe ser de 15 a 1,440 minutos, de 15 en 15',
  ),
  hours: say(
    (hours: number) => plural(hours, '1 hour', `${hours} hours`),
    (hours) => plural(hours, '1 hora', `${hours} horas`),
  ),
  minutes: say(
    (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`),
    (minutes) => plural(minutes, '1 minuto', `${minutes} minutos`),
  ),
  other: say('Other length', 'Otra duración'),
});

/** Specification section 5: minutes as text, with their labels. */
export const durationLabels = inCurrentLanguage(() => durationTexts().usual);

/** The lengths that clients choose from. */
export const durationSchema = z.enum(['30', '60', '120', '240', '480'], {
  error: () => durationTexts().usualOnly,
});
export type Duration = z.infer<typeof durationSchema>;
export const defaultDuration: Duration = '60';

/** The lengths that staff plan, as minutes in text. */
export const plannedDurations: readonly string[] = Array.from(
  { length: (longestPlan - shortestPlan) / planStep + 1 },
  (_, step) => String(shortestPlan + step * planStep),
);

const inSteps = { error: () => durationTexts().inSteps };

export const plannedDurationSchema = z
  .string(inSteps)
  .check(z.refine((text) => plannedDurations.includes(text), inSteps));

/** A length that this version cannot read. It takes no time. */
const otherLength = '0';

/** A stored length: any whole number of minutes; the default where none is stored. */
export const storedDuration = z.catch(
  z._default(z.pipe(storedText, z.string().check(z.regex(/^[1-9]\d{0,4}$/))), defaultDuration),
  otherLength,
);

/** A length in a sentence: 2 hours, 1 hour 30 minutes, Full day. */
export function durationWords(duration: string): string {
  const t = durationTexts();
  const usual = durationSchema.safeParse(duration);
  if (usual.success) return durationLabels[usual.data];
  if (duration === otherLength) return t.other;
  const [hours, minutes] = [Math.floor(Number(duration) / 60), Number(duration) % 60];
  return [hours > 0 && t.hours(hours), minutes > 0 && t.minutes(minutes)].filter(Boolean).join(' ');
}

/** A length in a list: 2 h, 1 h 30 min, full day. */
export function durationText(duration: string): string {
  const isInWords = duration === '480' || duration === otherLength;
  return isInWords ? durationWords(duration).toLowerCase() : minutesText(Number(duration));
}
