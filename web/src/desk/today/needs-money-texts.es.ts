import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './needs-money-texts.en.ts';

export const texts: Translated<typeof english> = {
  money: 'Dinero',
  allInvoices: 'Todas las facturas',
  disputedPayments: 'Pagos en disputa',
  collectedNotHandedOver: 'Cobrado, sin entregar',
  questionsAboutEstimates: 'Preguntas sobre presupuestos',
  finishedNotInvoiced: 'Terminado, sin facturar',
  overdueInvoices: 'Facturas vencidas',
  approvedInTheLastDays: 'Aprobado en los últimos días',
  writeInvoice: 'Hacer factura',
  agreed: (total) => `Acordado: ${total}`,
};
