import { inLanguages, say } from '../values/language.ts';

export const expenseTexts = inLanguages({
  messages: {
    amountRequired: say('Amount is required', 'Escriba el monto'),
    amountTooSmall: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    whatRequired: say('Say what was bought', 'Diga qué se compró'),
    receiptGone: say(
      'The photo of this receipt is gone. Please take it again',
      'La foto de este recibo ya no está. Tómela de nuevo',
    ),
  },
  what: say('What was bought', 'Lo que se compró'),
  datePaid: say('Date paid', 'Fecha de pago'),
  removed: say('Removed', 'Quitado'),
  rateRequired: say('Say dollars an hour', 'Diga cuántos dólares por hora'),
  rateTooHigh: say(
    (maxRate: number) => `An hour costs at most $${maxRate}`,
    (max) => `Una hora cuesta $${max} como máximo`,
  ),
});
