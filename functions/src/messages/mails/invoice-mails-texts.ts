import { inLanguages, say } from '@welding/domain/values/language';

export const invoiceMailsTexts = inLanguages({
  invoice: say('Invoice', 'Factura'),
  for: say('For', 'Para'),
  total: 'Total',
  paid: say('Paid', 'Pagado'),
  toPay: say('Balance due', 'Saldo por pagar'),
  due: say('Due', 'Vence'),
  hereIsYourInvoice: say(
    'Thank you for your business. Here is your invoice.',
    'Gracias por su preferencia. Aquí está su factura.',
  ),
  creditNotes: say('Credit notes', 'Notas de crédito'),
  nothingLeft: say('Nothing is left to pay.', 'No queda nada por pagar.'),
  nothingNow: say(
    'Your payment is on its way. There is nothing to pay now.',
    'Su pago va en camino. Por ahora no hay nada que pagar.',
  ),
  see: say('See your invoice', 'Ver su factura'),
  attached: say('The invoice is attached as a PDF.', 'La factura va adjunta en PDF.'),
  paidSubject: say(
    (number: string) => `Your invoice ${number} is paid`,
    (number) => `Su factura ${number} está pagada`,
  ),
  seeAndPay: say('See and pay your invoice', 'Ver y pagar su factura'),
  refundSoon: {
    card: say('It should reach your card within a few days.', 'Debe llegar a su tarjeta en unos días.'),
    bank_transfer: say(
      'It should reach your bank account within a few days.',
      'Debe llegar a su cuenta bancaria en unos días.',
    ),
    hand: say('As we agreed.', 'Como acordamos.'),
  },
  refundedBy: {
    card: say(
      'We sent the money back to the card you paid with. Banks take five to ten days to show it.',
      'Devolvimos el dinero a la tarjeta con la que pagó. Los bancos tardan de cinco a diez días en mostrarlo.',
    ),
    bank_transfer: say(
      'We sent the money back to the bank account you paid from. Banks take five to ten days to show it.',
      'Devolvimos el dinero a la cuenta bancaria desde la que pagó. Los bancos tardan de cinco a diez días en mostrarlo.',
    ),
    hand: say('We handed this money back to you.', 'Le entregamos este dinero en persona.'),
  },
  notOwedAgain: say('You don’t owe this amount again.', 'Usted ya no debe esta cantidad.'),
  refunded: say('Refunded', 'Reembolsado'),
  ofYourPaymentOf: say('Original payment', 'Pago original'),
  reference: say('Reference', 'Referencia'),
  seeYourPayments: say('See your payments', 'Ver sus pagos'),
  otherWaysToPay: say(
    (name: string, address: string) =>
      `You can also pay by check to ${name}, ${address}, or in cash. The invoice is attached as a PDF.`,
    (name, address) =>
      `También puede pagar con cheque a nombre de ${name}, ${address}, o en efectivo. La factura va adjunta en PDF.`,
  ),
  subject: say(
    (number: string, balance: string) => `Your invoice ${number}: ${balance} to pay`,
    (number, balance) => `Su factura ${number}: ${balance} por pagar`,
  ),
  dueOn: say(
    (dueDate: string) => `Due ${dueDate}.`,
    (dueDate) => `Vence el ${dueDate}.`,
  ),
  heading: say(
    (number: string) => `Your invoice ${number}`,
    (number) => `Su factura ${number}`,
  ),
  reminderSubject: say(
    (number: string, balance: string) => `Reminder: invoice ${number}, ${balance} to pay`,
    (number, balance) => `Recordatorio: factura ${number}, ${balance} por pagar`,
  ),
  wasDueOn: say(
    (dueDate: string) => `It was due ${dueDate}.`,
    (dueDate) => `Venció el ${dueDate}.`,
  ),
  stillOpen: say(
    (number: string) => `Invoice ${number} is still open`,
    (number) => `La factura ${number} sigue pendiente`,
  ),
  isDueOn: say(
    (dueDate: string) => `This invoice is due ${dueDate}.`,
    (dueDate) => `Esta factura vence el ${dueDate}.`,
  ),
  onItsWay: say('On its way from your bank', 'En camino desde su banco'),
  didNotGoThrough: say(
    (amount: string) => `Your bank transfer of ${amount} did not go through`,
    (amount) => `Su transferencia bancaria de ${amount} no se realizó`,
  ),
  bankRefused: say(
    (amount: string, reason: string) =>
      `Your bank did not send the ${amount}. ${reason} The amount is due again.`,
    (amount, reason) => `Su banco no envió los ${amount}. ${reason} El monto queda pendiente otra vez.`,
  ),
  payAnotherWay: say(
    'Please pay again: by transfer, by card, by check or in cash.',
    'Por favor, pague de nuevo: por transferencia, con tarjeta, con cheque o en efectivo.',
  ),
  payAgain: say('Pay again', 'Pagar de nuevo'),
  weRefunded: say(
    (amount: string) => `We refunded ${amount}`,
    (amount) => `Le reembolsamos ${amount}`,
  ),
  refundDidNotArrive: say(
    (amount: string) => `Our refund of ${amount} did not arrive`,
    (amount) => `Nuestro reembolso de ${amount} no llegó`,
  ),
  refundAnotherWay: say('We’ll return the money another way.', 'Le devolveremos el dinero de otra forma.'),
  refundCameBack: say(
    (amount: string) =>
      `We wrote that we refunded ${amount}. Your bank did not take the money, so it came back to us. It is still yours, and we’ll return it another way.`,
    (amount) =>
      `Le escribimos que le reembolsamos ${amount}. Su banco no aceptó el dinero y nos lo devolvió. Sigue siendo suyo y se lo devolveremos de otra forma.`,
  ),
  refundWeWillCall: say(
    (phone: string) => `We’ll be in touch about how. Or call us at ${phone}.`,
    (phone) => `Nos comunicaremos con usted para decidir cómo. O llámenos al ${phone}.`,
  ),
  refundOf: say('Refund', 'Reembolso'),
  owedAgain: say(
    (owedAgain: string) => `Your bill stays the same, so ${owedAgain} is due again.`,
    (owedAgain) => `El total de su cuenta no cambia, así que vuelve a deber ${owedAgain}.`,
  ),
  ifPaymentIsOnItsWay: say(
    'If your payment is on its way, thank you, and please ignore this email.',
    'Si su pago ya va en camino, gracias, y no haga caso de este correo.',
  ),
  wasDueDaysAgo: say(
    (days: number) => `This invoice was due ${days === 1 ? 'a day' : `${days} days`} ago.`,
    (days) => `Esta factura venció hace ${days === 1 ? 'un día' : `${days} días`}.`,
  ),
});
