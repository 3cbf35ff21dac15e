import { invoiceSchema } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';

/** All of one kind of a project, the newest first. Its account needs every one: where the list is full, nothing is added up. */
const allOf = (projectId: string) =>
  ({ where: [['projectId', '==', projectId]], order: ['createdAt', 'desc'], limit: 1000 }) as const;

export const invoicesOfProject = (projectId: string) =>
  ({ collection: 'invoices', schema: invoiceSchema, ...allOf(projectId) }) as const;

export const paymentsOfProject = (projectId: string) =>
  ({ collection: 'payments', schema: storedPaymentSchema, ...allOf(projectId) }) as const;
