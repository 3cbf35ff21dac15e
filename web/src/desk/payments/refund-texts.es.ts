import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './refund-texts.en.ts';

export const texts: Translated<typeof english> = {
  cameTooMuch: (dollars) => `Llegaron ${dollars} más de lo que se debe.`,
  bankSentBack: (dollars) => `El banco devolvió ${dollars}, como pasa cuando una tarjeta está vencida.`,
  theRefund: 'el reembolso',
  refund: 'Reembolsar',
  howRefunded: 'Cómo se reembolsa',
  backToTheCard: 'De vuelta a la tarjeta',
  keptInTheHistory: 'Queda en el historial.',
  stripeSendsBack:
    'Stripe lo devuelve a la tarjeta; el banco tarda unos días. Stripe se queda con su comisión.',
  giveBackYourself: 'El dinero lo entrega usted: aquí solo queda registrado.',
  refunded: (dollars) => `${dollars} reembolsados`,
  noProject: 'Este pago todavía no es de ningún proyecto, así que no cambia ninguna cuenta.',
  billLowered: 'Bajar la cuenta por el mismo monto',
  billStays: 'La cuenta no cambia y el cliente lo debe otra vez',
  meaningForBill: 'Qué significa para la cuenta',
  loadingTheBalance: 'Cargando el saldo…',
  balanceWhenOnline: 'El saldo que queda se verá cuando vuelva la conexión.',
  balanceUnknown: 'Aquí no se puede calcular el saldo que queda. Revise después el proyecto.',
  noInvoiceYet: 'Todavía no hay factura, así que no hay cuenta que bajar.',
  depositNotAskedAgain: 'El anticipo no se vuelve a pedir.',
  stillPaidTooMuch: (cents) => `Después de esto, el cliente todavía pagó ${cents} de más.`,
  balanceAfterThis: (left) => `Saldo después de esto: ${left}`,
  priceStays: (costCents) => `El precio del trabajo sigue en ${costCents}.`,
  cashIsStillWith: (name) =>
    `El efectivo todavía lo tiene ${name}, y entonces le toca entregar esa cantidad menos. ¿Se reembolsa con otro efectivo? Anote primero que ya lo entregó.`,
};
