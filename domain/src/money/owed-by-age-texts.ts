import { inLanguages, say } from '../values/language.ts';

export const owedByAgeTexts = inLanguages({
  ages: {
    not_due: say('Not due', 'Por vencer'),
    '1-30': say('1–30 days', '1–30 días'),
    '31-60': say('31–60 days', '31–60 días'),
    '61-90': say('61–90 days', '61–90 días'),
    over: say('Over 90 days', 'Más de 90 días'),
  },
});
