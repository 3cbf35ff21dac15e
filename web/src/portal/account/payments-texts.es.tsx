import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './payments-texts.en.tsx';

export const texts: Translated<typeof english> = {
  yourPayments: 'sus pagos',
  stripeReceipts:
    'Stripe, que procesa nuestros pagos con tarjeta, envía un recibo de cada pago al correo que usted dio al pagar.',
  missingOne: '¿Le falta alguno o necesita la suma de todo un proyecto? Llámenos y lo buscamos.',
  call: (phone) => `Llamar al ${phone}`,
  noPayments: 'Todavía no hay pagos. Lo que pague, con tarjeta o de otra forma, aparecerá aquí.',
  latestOnly: (count) => `Estos son los últimos ${count}.`,
  somethingWrong: (phone) => <>¿Falta algo o algo no está bien? Llame al {phone}.</>,
  withoutProject: 'Sin proyecto',
  refundedToYou: (amount) => `Le reembolsamos ${amount}`,
  receipt: 'Recibo',
  receiptOpens: (amount) => `por ${amount}, abre un PDF`,
  withBank: 'En proceso',
  refunded: 'Reembolsado',
  paid: 'Pagado',
};
