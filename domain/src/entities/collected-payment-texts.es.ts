import type { Translated } from '../values/language.ts';
import type { texts as english } from './collected-payment-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    notCollected: 'Este pago no se cobró en el lugar, así que no hay nada que entregar',
    void: 'Este pago está anulado, así que no hay nada que entregar',
    refunded: 'Este pago se reembolsó por completo, así que no hay nada que entregar',
  },
  checkNumber: 'Número de cheque',
  method: 'La forma de pago debe ser efectivo o cheque',
};
