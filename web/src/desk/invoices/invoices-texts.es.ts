import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './invoices-texts.en.ts';

export const texts: Translated<typeof english> = {
  owed: 'Por cobrar',
  nothingIsOwed: 'No hay nada por cobrar.',
  drafts: 'Borradores',
  noDrafts: 'No hay borradores.',
  paid: 'Pagadas',
  noneIsPaid: 'Todavía no hay facturas pagadas.',
  void: 'Anuladas',
  noneIsVoid: 'No hay facturas anuladas.',
  invoicesThatAre: 'Estado de las facturas',
  noInvoiceYet: 'Todavía no hay facturas.',
  invoices: 'Facturas',
  newInvoice: 'Factura nueva',
  nounInvoices: 'facturas',
  dueToday: 'Vence hoy',
  dueYesterday: 'Venció ayer',
  daysOverdue: (days) => `Venció hace ${days} días`,
  due: (day) => `Vence el ${day}`,
  ofTotal: (total) => `de ${total}`,
};
