import { inLanguages, say } from '../values/language.ts';

export const earningsTexts = inLanguages({
  month: say('Say a month, YYYY-MM', 'Indique un mes, AAAA-MM'),
  noHours: say('No hours noted', 'Sin horas anotadas'),
});
