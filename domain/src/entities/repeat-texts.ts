import { inLanguages, say } from '../values/language.ts';

export const repeatTexts = inLanguages({
  every: {
    '3': say('Every 3 months', 'Cada 3 meses'),
    '6': say('Every 6 months', 'Cada 6 meses'),
    '12': say('Every 12 months', 'Cada 12 meses'),
  },
  everyRequired: say('Repeat every 3, 6 or 12 months', 'Repita cada 3, 6 o 12 meses'),
});
