import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const deskInvoiceTexts = inLanguages({
  coveredDrafts: say('Drafts of work that is invoiced', 'Borradores de trabajo ya facturado'),
  creditNote: say('Credit note …', 'Nota de crédito …'),
  writeCreditNote: say('Write credit note', 'Hacer la nota de crédito'),
  creditReasonHint: say('The client reads it with the invoice.', 'El cliente lo lee junto con la factura.'),
  creditNoteOn: say(
    (number: string) => `Credit note on ${number}`,
    (number) => `Nota de crédito para ${number}`,
  ),
  takenOffInvoice: say(
    (dollars: string, number: string) => `${dollars} taken off invoice ${number}`,
    (dollars, number) => `${dollars} menos en la factura ${number}`,
  ),
  dueDate: say('Due date', 'Fecha límite'),
  allInvoices: say('All invoices', 'Todas las facturas'),
  invoice: say(
    (number: string) => `Invoice ${number}`,
    (number) => `Factura ${number}`,
  ),
  paidByOthers: say('Paid by other payments of the project.', 'Se pagó con otros pagos del proyecto.'),
  onItsWay: say(
    (amount: string) => `${amount} is on its way from the client’s bank.`,
    (amount) => `${amount} vienen en camino desde el banco del cliente.`,
  ),
  noPayments: say('No payments on this invoice yet.', 'Todavía no hay pagos de esta factura.'),
  otherPaymentsExplained: say(
    'Deposits and other project payments go to the oldest invoice first.',
    'Los anticipos y otros pagos del proyecto se aplican primero a la factura más antigua.',
  ),
  allPayments: say('All payments of the project', 'Todos los pagos del proyecto'),
  payments: say('Payments', 'Pagos'),
  takeLinesFrom: say('Take lines from', 'Tomar renglones de'),
  allOfEstimate: say(
    (estimate: string) => `All of estimate ${estimate}`,
    (estimate) => `Todo el presupuesto ${estimate}`,
  ),
  onlyItsMaterials: say('Only its materials', 'Solo sus materiales'),
  hoursAt: say('Hours at', 'Tarifa de las horas'),
  hoursOfVisits: say(
    (count: number) => (count === 1 ? 'The hours of a finished visit' : `The hours of ${count} visits`),
    (count) => (count === 1 ? 'Las horas de una visita terminada' : `Las horas de ${count} visitas`),
  ),
  ofThatEstimate: say(
    (estimate: string) => `Of estimate ${estimate}. A deposit paid on it counts toward this invoice.`,
    (estimate) => `Del presupuesto ${estimate}. Lo que se pagó como anticipo cuenta para esta factura.`,
  ),
  newInvoice: say('New invoice', 'Factura nueva'),
  newInvoiceNote: say(
    'It gets the next number when you save it. The client sees nothing before you send it.',
    'Recibe el siguiente número cuando se guarda. El cliente no ve nada antes de que se envíe.',
  ),
  restFilledIn: say(
    (amount: string, estimates: string) =>
      `Filled in: ${amount} that the client agreed to and that isn’t on an invoice yet (${estimates}). Deposits paid count toward it.`,
    (amount, estimates) =>
      `Ya incluido: ${amount} que el cliente aceptó y que no están en ninguna factura todavía (${estimates}). Los anticipos pagados cuentan.`,
  ),
  whatWasAgreed: say('What was agreed', 'Lo acordado'),
  loadingWhatWasAgreed: say('Loading what was agreed', 'Cargando lo acordado'),
  due: say('Due', 'Vence'),
  beforeSending: say(
    'Earlier payments on this project count right away. Once sent it can’t be changed: correct it with a credit note, or void it.',
    'Los pagos anteriores de este proyecto cuentan de inmediato. Una vez enviada no se puede cambiar: se corrige con una nota de crédito o se anula.',
  ),
  sent: say('Sent', 'Enviada'),
  ofEstimate: say('Of estimate', 'Del presupuesto'),
  openTheEstimate: say('Open the estimate', 'Abrir el presupuesto'),
  terms: say('Terms', 'Condiciones'),
  total: 'Total',
  credited: say('Credited', 'Acreditado'),
  paid: say('Paid', 'Pagado'),
  balance: say('Balance', 'Saldo'),
  creditNotes: say('Credit notes', 'Notas de crédito'),
  whatItSays: say('Line items', 'Conceptos'),
  voidExplained: say(
    'It keeps its number and nothing is due on it. This can’t be undone.',
    'Conserva su número y no se cobra nada con ella. Esto no se puede deshacer.',
  ),
  voidIt: say('Void …', 'Anular …'),
  voidReasonHint: say('Kept with the invoice.', 'Queda con la factura.'),
  voidInvoice: say('Void invoice', 'Anular la factura'),
  voidInvoiceNumber: say(
    (number: string) => `Void invoice ${number}`,
    (number) => `Anular la factura ${number}`,
  ),
  invoiceIsVoid: say(
    (number: string) => `Invoice ${number} is void`,
    (number) => `La factura ${number} está anulada`,
  ),
  wasPaidOnIt: say(
    (paid: string) => `${paid} was paid on it: apply it to other invoices of the project, or refund it.`,
    (paid) => `Se pagaron ${paid} de ella: aplique ese dinero a otras facturas del proyecto, o reembólselo.`,
  ),
  isOnItsWay: say(
    (dollars: string) => `${dollars} is on its way by bank transfer, and arrives all the same.`,
    (dollars) => `${dollars} vienen en camino por transferencia y llegarán de todos modos.`,
  ),
  paymentFor: say(
    (number: string) => `invoice ${number}`,
    (number) => `la factura ${number}`,
  ),
  unsentDraft: say(
    (number: ReactNode) => <>{number} of this project is a draft that was not sent.</>,
    (number) => <>{number} de este proyecto es un borrador que no se ha enviado.</>,
  ),
  voidSince: say(
    (day: string) => `Void since ${day}`,
    (day) => `Anulada desde el ${day}`,
  ),
  voidBecause: say(
    (day: string, reason: string) => `Void since ${day}: ${reason}`,
    (day, reason) => `Anulada desde el ${day}: ${reason}`,
  ),
  nounSettings: say('settings', 'la configuración'),
  nounInvoice: say('invoice', 'la factura'),
  nounEstimate: say('estimate', 'el presupuesto'),
  nounPayments: say('payments', 'pagos'),
});

export const invoicesTexts = inLanguages({
  owed: say('Owed', 'Por cobrar'),
  nothingIsOwed: say('Nothing is owed.', 'No hay nada por cobrar.'),
  drafts: say('Drafts', 'Borradores'),
  noDrafts: say('No drafts.', 'No hay borradores.'),
  paid: say('Paid', 'Pagadas'),
  noneIsPaid: say('No paid invoices yet.', 'Todavía no hay facturas pagadas.'),
  void: say('Void', 'Anuladas'),
  noneIsVoid: say('No void invoices.', 'No hay facturas anuladas.'),
  invoicesThatAre: say('Invoices that are', 'Estado de las facturas'),
  noInvoiceYet: say('No invoice yet.', 'Todavía no hay facturas.'),
  invoices: say('Invoices', 'Facturas'),
  newInvoice: say('New invoice', 'Factura nueva'),
  nounInvoices: say('invoices', 'facturas'),
  dueToday: say('Due today', 'Vence hoy'),
  dueYesterday: say('Due yesterday', 'Venció ayer'),
  daysOverdue: say(
    (days: number) => `${days} days overdue`,
    (days) => `Venció hace ${days} días`,
  ),
  due: say(
    (day: string) => `Due ${day}`,
    (day) => `Vence el ${day}`,
  ),
  ofTotal: say(
    (total: string) => `of ${total}`,
    (total) => `de ${total}`,
  ),
});
