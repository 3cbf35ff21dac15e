import { formatChicagoDateTime } from '../values/chicago-time.ts';
import type { AuditEntry, AuditedEntity } from './audit-entry.ts';
import { requestStatusLabels } from './status.ts';

/** What fields are called in the history; one that is missing here is called by its own name, in words. */
const fieldLabels: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  estimatedCost: 'estimated cost',
  finalCost: 'final cost',
  scheduledDate: 'date and time',
  completedDate: 'completed',
  serviceType: 'service',
  welderId: 'welder',
  onMyWayAt: 'on the way',
  startedAt: 'started',
  finishedAt: 'finished',
  windowMinutes: 'arrival window',
  closedReason: 'reason',
  seenAt: 'seen',
  closedNote: 'note',
};
/** What people call what an entry is about. */
const entityLabels: Record<AuditedEntity, string> = {
  client: 'client',
  project: 'project',
  appointment: 'visit',
  quote: 'request',
  payment: 'payment',
  staff: 'staff',
  settings: 'settings',
};
const amounts = new Set(['estimatedCost', 'finalCost', 'amount', 'refundedAmount']);
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
      ? `changed ${listOf(changes.map(({ field, from, to }) => changeWords(field, from, to)))}`
      : `${action} the ${entityLabels[entity]}`;
  return `${actor.name} ${done}${note ? `: ${note}` : ''}`;
}

/** What somebody is told whose change was made on an older version: who changed what since. */
export function changedMeanwhile(since: readonly AuditEntry[]): string {
  const names = [...new Set(since.map(({ actor }) => actor.name))];
  const fields = [...new Set(since.flatMap(({ changes }) => changes.map(({ field }) => fieldLabel(field))))];
  const what = fields.length > 0 ? `changed the ${listOf(fields)}` : 'changed this';
  return `${listOf(names)} ${what} meanwhile. Please look at both versions and save again`;
}

function changeWords(field: string, from: unknown, to: unknown): string {
  const label = `the ${fieldLabel(field)}`;
  if (to === undefined) return `${label} (removed)`;
  if (from === undefined) return `${label} to ${valueWords(field, to)}`;
  return `${label} from ${valueWords(field, from)} to ${valueWords(field, to)}`;
}

function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number') return amounts.has(field) ? `$${value.toFixed(2)}` : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return Array.isArray(value) ? `${value.length} entries` : 'another value';
  if (instant.test(value)) return formatChicagoDateTime(new Date(value));
  if (field === 'status') return Object.hasOwn(statusLabels, value) ? (statusLabels[value] ?? value) : value;
  return value.length > 60 ? `“${value.slice(0, 57)}…”` : `“${value}”`;
}

const statusLabels: Readonly<Record<string, string>> = {
  ...requestStatusLabels,
  scheduled: 'Scheduled',
  rescheduled: 'Rescheduled',
};

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
