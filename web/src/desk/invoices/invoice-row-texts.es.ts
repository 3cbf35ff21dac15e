import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './invoice-row-texts.en.ts';

export const texts: Translated<typeof english> = {
  dueToday: 'Vence hoy',
  dueYesterday: 'Venció ayer',
  daysOverdue: (days) => `Venció hace ${days} días`,
  due: (day) => `Vence el ${day}`,
  ofTotal: (total) => `de ${total}`,
};
