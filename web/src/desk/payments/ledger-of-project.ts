import { invoiceSchema } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';

/** All of one kind of a project, the newest first: its account needs every one, and more than these no project has. */
const allOf = (projectId: string) =>
  ({ where: [['projectId', '==', projectId]], order: ['createdAt', 'desc'], limit: 200 }) as const;

export const invoicesOfProject = (projectId: string) =>
  ({ collection: 'invoices', schema: invoiceSchema, ...allOf(projectId) }) as const;

export const paymentsOfProject = (projectId: string) =>
  ({ collection: 'payments', schema: storedPaymentSchema, ...allOf(projectId) }) as const;
