import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** Invoices sent to the client, newest first. */
export const invoicesList: PortalList<Invoice> = {
  name: 'invoices',
  collection: 'invoices',
  schema: invoiceSchema,
  only: 'onPortal',
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

/** Newest first. */
export const paymentsList: PortalList<Payment> = {
  name: 'payments',
  collection: 'payments',
  schema: storedPaymentSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};
