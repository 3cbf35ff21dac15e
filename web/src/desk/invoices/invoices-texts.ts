import { inLanguages, say } from '@welding/domain/values/language';

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
