import { inLanguages, say } from '@welding/domain/values/language';

export const refundTexts = inLanguages({
  cameTooMuch: say(
    (dollars: string) => `${dollars} more came in than is owed.`,
    (dollars) => `Llegaron ${dollars} más de lo que se debe.`,
  ),
  bankSentBack: say(
    (dollars: string) => `The bank sent ${dollars} back, as it does when a card has expired.`,
    (dollars) => `El banco devolvió ${dollars}, como pasa cuando una tarjeta está vencida.`,
  ),
  refund: say('Refund', 'Reembolsar'),
  theRefund: say('the refund', 'el reembolso'),
  howRefunded: say('How you’re refunding it', 'Cómo se reembolsa'),
  backToTheCard: say('Back to the card', 'De vuelta a la tarjeta'),
  keptInTheHistory: say('Kept in the history.', 'Queda en el historial.'),
  stripeSendsBack: say(
    'Stripe sends it back to the card; that takes the bank a few days. Stripe keeps its fee.',
    'Stripe lo devuelve a la tarjeta; el banco tarda unos días. Stripe se queda con su comisión.',
  ),
  giveBackYourself: say(
    'Pay it back yourself: this records that you did.',
    'El dinero lo entrega usted: aquí solo queda registrado.',
  ),
  refunded: say(
    (dollars: string) => `${dollars} refunded`,
    (dollars) => `${dollars} reembolsados`,
  ),
  noProject: say(
    'This payment belongs to no project yet, so no bill changes.',
    'Este pago todavía no es de ningún proyecto, así que no cambia ninguna cuenta.',
  ),
  billLowered: say('Lower the bill by the same amount', 'Bajar la cuenta por el mismo monto'),
  billStays: say(
    'Keep the bill as it is: the client owes it again',
    'La cuenta no cambia y el cliente lo debe otra vez',
  ),
  meaningForBill: say('What it means for the bill', 'Qué significa para la cuenta'),
  loadingTheBalance: say('Loading the balance…', 'Cargando el saldo…'),
  balanceWhenOnline: say(
    "The balance after this shows when you're back online.",
    'El saldo que queda se verá cuando vuelva la conexión.',
  ),
  balanceUnknown: say(
    'The balance after this can’t be worked out here. Check the project afterward.',
    'Aquí no se puede calcular el saldo que queda. Revise después el proyecto.',
  ),
  noInvoiceYet: say(
    'There is no invoice yet, so there is no bill to lower.',
    'Todavía no hay factura, así que no hay cuenta que bajar.',
  ),
  depositNotAskedAgain: say('The deposit is not asked for again.', 'El anticipo no se vuelve a pedir.'),
  stillPaidTooMuch: say(
    (cents: string) => `After this the client has still overpaid by ${cents}.`,
    (cents) => `Después de esto, el cliente todavía pagó ${cents} de más.`,
  ),
  balanceAfterThis: say(
    (left: string) => `Balance after this: ${left}`,
    (left) => `Saldo después de esto: ${left}`,
  ),
  priceStays: say(
    (costCents: string) => `The price of the job stays ${costCents}.`,
    (costCents) => `El precio del trabajo sigue en ${costCents}.`,
  ),
  cashIsStillWith: say(
    (name: string) =>
      `${name} still has the cash and will have that much less to hand over. Refunding it out of other cash? Record first that it was handed over.`,
    (name) =>
      `El efectivo todavía lo tiene ${name}, y entonces le toca entregar esa cantidad menos. ¿Se reembolsa con otro efectivo? Anote primero que ya lo entregó.`,
  ),
});
