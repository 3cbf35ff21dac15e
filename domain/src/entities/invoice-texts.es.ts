import type { Translated } from '../values/language.ts';
import type { texts as english } from './invoice-texts.en.ts';

export const texts: Translated<typeof english> = {
  refund: 'Reembolso',
  states: {
    draft: 'Borrador',
    open: 'Abierta',
    part_paid: 'Pagada en parte',
    overdue: 'Vencida',
    paid: 'Pagada',
    void: 'Anulada',
  },
};
