import { invoiceSchema } from '@welding/domain/entities/invoice';

/** Every invoice of a project, the newest first: its account needs all of them, and more than these no project has. */
export const invoicesOfProject = (projectId: string) =>
  ({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [['projectId', '==', projectId]],
    order: ['createdAt', 'desc'],
    limit: 200,
  }) as const;
