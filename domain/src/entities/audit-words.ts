import { formatChicagoDateTime } from '../values/chicago-time.ts';
import { listOf } from '../values/list-of.ts';
import { idSchema } from '../values/text-fields.ts';
import { type AuditEntry, type AuditedEntity, fieldChanges } from './audit-entry.ts';
import { requestStatusLabels } from './status.ts';

/** What fields are called in the history; one that is missing here is called by its own name, in words. */
const fieldLabels: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  estimatedCost: 'estimated cost',
  finalCost: 'final cost',
  agreedTotal: 'agreed total',
  awaitsInvoice: 'invoice to write',
  scheduledDate: 'date and time',
  completedDate: 'completed',
  serviceType: 'service',
  welderId: 'welder',
  welderIds: 'crew',
  crew: 'times of the crew',
  active: 'access',
  onMyWayAt: 'on the way',
  startedAt: 'started',
  finishedAt: 'finished',
  windowMinutes: 'arrival window',
  closedReason: 'reason',
  seenAt: 'seen',
  closedNote: 'note',
  projectId: 'project',
  specialDays: 'special days',
  laborRates: 'labor rates',
  priceRates: 'rates of the price range',
  dayBefore: 'reminder of the day before',
  hoursBefore: 'reminder on the day, hours before',
  clientName: "client's name",
  bookedAnyway: 'booked anyway',
  needsTime: 'new time to be chosen',
  needsWelder: 'welder to be found',
  firstDate: 'first day',
  lastDate: 'last day',
  refundedAmount: 'amount refunded',
  refundedAt: 'refunded',
  handedBackAmount: 'amount handed back',
  handedBackAt: 'handed back',
  handedOver: 'handed over',
  refundFailedAmount: 'refund that came back',
  owedAgainAmount: 'amount owed again',
  handedBackOwedAmount: 'amount owed again',
  depositAmount: 'deposit',
  validUntil: 'last day',
  dueDate: 'due date',
  taxRate: 'sales tax',
  atHome: 'work at a home',
  invoiceId: 'invoice',
  estimateId: 'estimate',
  centsPerHour: 'rate',
};
/** What people call what an entry is about. */
const entityLabels: Record<AuditedEntity, string> = {
  client: 'client',
  project: 'project',
  appointment: 'visit',
  block: 'blocked time',
  recurringBlock: 'recurring blocked time',
  quote: 'request',
  payment: 'payment',
  estimate: 'estimate',
  template: 'template',
  priceEntry: 'price book entry',
  invoice: 'invoice',
  expense: 'expense',
  staff: 'staff',
  settings: 'settings',
  mail: 'mail',
  workEntry: 'hours',
};
const amounts = new Set([
  'estimatedCost',
  'finalCost',
  'agreedTotal',
  'amount',
  'refundedAmount',
  'handedBackAmount',
  'amountToCollect',
  'refundFailedAmount',
  'owedAgainAmount',
  'handedBackOwedAmount',
  'total',
  'depositAmount',
  'unitPrice',
]);
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A field as people call it: finalCost is "final cost". */
export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** One sentence a change: 'Olivia changed the status from Pending to In Progress'. */
export function auditSentence(entry: AuditEntry): string {
  const { actor, action, entity, changes, note } = entry;
  const done =
    action === 'changed' && changes.length > 0
      ? `changed ${listOf(toldOnce(changes).map(({ field, from, to }) => changeWords(field, from, to)))}`
      : `${action} the ${entityLabels[entity]}`;
  return `${actor.name} ${done}${note ? `: ${note}` : ''}`;
}

/** What somebody is told whose change was made on an older version: who changed what since. */
export function changedMeanwhile(since: readonly AuditEntry[]): string {
  const names = [...new Set(since.map(({ actor }) => actor.name))];
  const fields = [
    ...new Set(since.flatMap(({ changes }) => toldOnce(changes).map(({ field }) => fieldLabel(field)))),
  ];
  const what = fields.length > 0 ? `changed the ${listOf(fields)}` : 'changed this';
  return `${listOf(names)} ${what} meanwhile. Please look at both versions and save again`;
}

/** Another welder who leads is another crew; that a client changed a visit is told by whose entry it is. */
function toldOnce(changes: AuditEntry['changes']): AuditEntry['changes'] {
  const leads = changes.some(({ field }) => field === 'welderId');
  return changes.filter(({ field }) => field !== 'changedByClient' && !(leads && field === 'welderIds'));
}

function changeWords(field: string, from: unknown, to: unknown): string {
  const label = `the ${fieldLabel(field)}`;
  if (isPlainObject(from) && isPlainObject(to)) {
    const parts = fieldChanges(from, to).map((part) => changeWords(part.field, part.from, part.to));
    if (parts.length > 0) return listOf(parts);
  }
  if (isId(to) || ((isId(from) || areIds(from)) && to !== undefined) || areIds(to)) return label;
  // An entry may leave out what it was and is.
  if (from === undefined && to === undefined) return label;
  if (to === undefined) return `${label} (removed)`;
  if (from === undefined) return `${label} to ${valueWords(field, to)}`;
  return `${label} from ${valueWords(field, from)} to ${valueWords(field, to)}`;
}

function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number') return amounts.has(field) ? `$${value.toFixed(2)}` : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (typeof value !== 'string') return Array.isArray(value) ? entriesWords(value) : 'another value';
  if (instant.test(value)) return formatChicagoDateTime(new Date(value));
  if (field === 'status') return Object.hasOwn(statusLabels, value) ? (statusLabels[value] ?? value) : value;
  return value.length > 60 ? `“${value.slice(0, 57)}…”` : `“${value}”`;
}

const longestList = 120;

/** What a list holds, as far as it is short: “2026-11-26 Thanksgiving”; else how many. */
function entriesWords(entries: readonly unknown[]): string {
  if (entries.length === 0) return 'none';
  const words = entries.map((entry) =>
    isPlainObject(entry) ? Object.values(entry).filter(isScalar).join(' ') : entry,
  );
  const text = words.every(isScalar) ? words.join(', ') : '';
  if (text && text.length <= longestList) return `“${text}”`;
  return entries.length === 1 ? '1 entry' : `${entries.length} entries`;
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isId = (value: unknown) => idSchema.safeParse(value).success;
const areIds = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isId);

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const statusLabels: Readonly<Record<string, string>> = {
  ...requestStatusLabels,
  scheduled: 'Scheduled',
  rescheduled: 'Rescheduled',
};
