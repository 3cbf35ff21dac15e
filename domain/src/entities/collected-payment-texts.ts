import { inLanguages, say } from '../values/language.ts';

export const collectedPaymentTexts = inLanguages({
  messages: {
    notCollected: say(
      'This payment was not collected on site, so there is nothing to hand over',
      'Este pago no se cobró en el lugar, así que no hay nada que entregar',
    ),
    void: say(
      'This payment is void, so there is nothing to hand over',
      'Este pago está anulado, así que no hay nada que entregar',
    ),
    refunded: say(
      'All of this payment was refunded, so there is nothing to hand over',
      'Este pago se reembolsó por completo, así que no hay nada que entregar',
    ),
  },
  checkNumber: say('Check number', 'Número de cheque'),
  method: say('Method must be cash or check', 'La forma de pago debe ser efectivo o cheque'),
});
