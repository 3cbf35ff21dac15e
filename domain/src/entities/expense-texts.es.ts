import type { Translated } from '../values/language.ts';
import type { texts as english } from './expense-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    amountRequired: 'Escriba el monto',
    amountTooSmall: 'El monto debe ser de $0.01 como mínimo',
    whatRequired: 'Diga qué se compró',
    receiptGone: 'La foto de este recibo ya no está. Tómela de nuevo',
  },
  what: 'Lo que se compró',
  datePaid: 'Fecha de pago',
  removed: 'Quitado',
  rateRequired: 'Diga cuántos dólares por hora',
  rateTooHigh: (max) => `Una hora cuesta $${max} como máximo`,
};
