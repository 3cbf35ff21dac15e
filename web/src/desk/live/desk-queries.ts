/**
 * Every list that a screen of the desk may ask for: which fields are compared how, and in which order the answer comes. A list
 * that does not stand here is a type error, and a test holds these against firestore.indexes.json.
 */
export const deskQueries = [
  { collection: 'appointmentNotes', where: ['appointmentId =='] },
  { collection: 'appointmentNotes', where: ['appointmentId ==', 'welderIds array-contains'] },
  { collection: 'appointments', where: ['changedByClient|needsTime|needsWelder =='] },
  { collection: 'appointments', where: ['clientId =='], order: ['scheduledDate', 'desc'] },
  { collection: 'appointments', where: ['projectId =='], order: ['scheduledDate', 'desc'] },
  { collection: 'appointments', where: ['projectId ==', 'status =='], order: ['scheduledDate', 'asc'] },
  {
    collection: 'appointments',
    where: ['welderIds array-contains', 'scheduledDate >=', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'appointments',
    where: ['welderIds array-contains', 'status in', 'scheduledDate >=', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'appointments',
    where: ['welderIds array-contains', 'scheduledDate >', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'appointments',
    where: ['scheduledDate >', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'appointments',
    where: ['scheduledDate >=', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'appointments',
    where: ['outsideHours ==', 'scheduledDate >='],
    order: ['scheduledDate', 'asc'],
  },
  { collection: 'audit', where: ['entityId|entity|clientId =='], order: ['at', 'desc'] },
  { collection: 'blocks', where: ['start >', 'start <'], order: ['start', 'asc'] },
  { collection: 'blocks', where: ['welderId ==', 'start >', 'start <'], order: ['start', 'asc'] },
  { collection: 'calendarDays', where: ['date >=', 'date <='], order: ['date', 'asc'] },
  { collection: 'clients', order: ['createdAt', 'desc'] },
  { collection: 'clients', where: ['email =='] },
  { collection: 'clients', where: ['searchTerms array-contains'] },
  { collection: 'clients', where: ['__name__ in'] },
  { collection: 'estimates', where: ['awaitsAnswer =='] },
  { collection: 'estimates', where: ['number >=', 'number <'], order: ['number', 'asc'] },
  { collection: 'estimates', where: ['status =='], order: ['createdAt', 'desc'] },
  { collection: 'estimates', where: ['status ==', 'approval.at >='], order: ['approval.at', 'desc'] },
  { collection: 'estimates', where: ['projectId|clientId =='], order: ['createdAt', 'desc'] },
  { collection: 'estimates', where: ['projectId ==', 'status =='], order: ['createdAt', 'desc'] },
  { collection: 'estimateTemplates', where: ['archived =='], order: ['name', 'asc'] },
  { collection: 'expenses', where: ['projectId =='] },
  { collection: 'expenses', where: ['projectId ==', 'authorId =='] },
  { collection: 'invoices', where: ['clientId =='] },
  { collection: 'invoices', where: ['projectId in'] },
  { collection: 'invoices', where: ['number >=', 'number <'], order: ['number', 'asc'] },
  { collection: 'invoices', where: ['status =='], order: ['createdAt', 'desc'] },
  { collection: 'invoices', where: ['projectId|clientId =='], order: ['createdAt', 'desc'] },
  { collection: 'invoices', where: ['onPortal ==', 'status =='], order: ['createdAt', 'desc'] },
  { collection: 'invoices', where: ['onPortal ==', 'status =='], order: ['dueDate', 'asc'] },
  {
    collection: 'invoices',
    where: ['onPortal ==', 'status ==', 'dueDate <'],
    order: ['dueDate', 'asc'],
  },
  { collection: 'mail', where: ['onDesk ==', 'status =='], order: ['createdAt', 'desc'] },
  { collection: 'mail', where: ['onDesk ==', 'clientId|projectId =='], order: ['createdAt', 'desc'] },
  { collection: 'payments', where: ['clientId =='] },
  { collection: 'payments', where: ['projectId in'] },
  { collection: 'payments', where: ['estimateId =='] },
  { collection: 'payments', where: ['appointmentId =='] },
  // What was collected on site and not handed over: notHandedOver in web/src/desk/payments.
  { collection: 'payments', where: ['handedOver ==', 'status =='] },
  { collection: 'payments', where: ['disputeStatus =='] },
  { collection: 'payments', where: ['disputeStatus in'] },
  { collection: 'payments', where: ['refundFailedAmount >'] },
  { collection: 'payments', where: ['paidAt >=', 'paidAt <'], order: ['paidAt', 'desc'] },
  { collection: 'payments', where: ['projectId ==', 'status =='], order: ['createdAt', 'desc'] },
  { collection: 'payments', where: ['projectId =='], order: ['createdAt', 'desc'] },
  { collection: 'payments', where: ['clientId =='], order: ['createdAt', 'desc'] },
  { collection: 'payments', where: ['invoiceId =='], order: ['createdAt', 'desc'] },
  { collection: 'payments', where: ['kind =='], order: ['createdAt', 'desc'] },
  { collection: 'priceBook', where: ['active =='] },
  { collection: 'priceCosts', where: ['active =='] },
  { collection: 'projectNotes', where: ['projectId =='], order: ['at', 'desc'] },
  { collection: 'projectPlaces', where: ['searchTerms array-contains'] },
  { collection: 'projects', where: ['__name__ in'] },
  { collection: 'projects', where: ['awaitsInvoice =='] },
  { collection: 'projects', where: ['clientId =='], order: ['createdAt', 'desc'] },
  { collection: 'projects', where: ['status =='], order: ['createdAt', 'desc'] },
  { collection: 'quotes', where: ['projectId =='] },
  { collection: 'quotes', where: ['searchTerms array-contains'] },
  { collection: 'quotes', where: ['clientId =='], order: ['createdAt', 'desc'] },
  { collection: 'quotes', where: ['status =='], order: ['createdAt', 'asc'] },
  { collection: 'quotes', where: ['status =='], order: ['createdAt', 'desc'] },
  { collection: 'recurringBlocks' },
  { collection: 'recurringBlocks', where: ['welderId =='] },
  { collection: 'refusedTaps', order: ['refusedAt', 'desc'] },
  { collection: 'staff', where: ['__name__ in'] },
  { collection: 'staff', order: ['name', 'asc'] },
  { collection: 'staffRates' },
  { collection: 'unrecordedPayments', order: ['createdAt', 'desc'] },
  // What stands apart of the visits above, found as they are.
  {
    collection: 'visitContacts',
    where: ['welderIds array-contains', 'scheduledDate >=', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'visitContacts',
    where: ['welderIds array-contains', 'scheduledDate >', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'visitContacts',
    where: ['scheduledDate >', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  {
    collection: 'visitContacts',
    where: ['scheduledDate >=', 'scheduledDate <'],
    order: ['scheduledDate', 'asc'],
  },
  { collection: 'weekComments', where: ['week =='] },
  { collection: 'weekComments', where: ['welderId ==', 'week =='] },
  { collection: 'workEntries', where: ['start >=', 'start <'], order: ['start', 'asc'] },
  { collection: 'workEntries', where: ['welderId ==', 'start >=', 'start <'], order: ['start', 'asc'] },
  { collection: 'workEntries', where: ['visitId|projectId =='] },
  { collection: 'workEntries', where: ['welderId ==', 'visitId =='] },
] as const satisfies readonly DeclaredList[];

type Operator = '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'in';

export type DeclaredList = {
  readonly collection: string;
  /** Each a field, or one of several, and how it is compared: `status ==`, `clientId|projectId ==`. */
  readonly where?: readonly `${string} ${Operator}`[];
  readonly order?: readonly [field: string, direction: 'asc' | 'desc'];
};
