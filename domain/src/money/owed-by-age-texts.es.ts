import type { Translated } from '../values/language.ts';
import type { texts as english } from './owed-by-age-texts.en.ts';

export const texts: Translated<typeof english> = {
  ages: {
    not_due: 'Por vencer',
    '1-30': '1–30 días',
    '31-60': '31–60 días',
    '61-90': '61–90 días',
    over: 'Más de 90 días',
  },
};
