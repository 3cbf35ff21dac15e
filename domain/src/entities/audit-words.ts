import { formatChicagoDateTime } from '../values/chicago-time.ts';
import { listOf } from '../values/list-of.ts';
import { formatDollars } from '../values/money.ts';
import { idSchema } from '../values/text-fields.ts';
import { type AuditEntry, fieldChanges } from './audit-entry.ts';
import { auditRemark } from './audit-remark.ts';
import { auditTexts } from './audit-texts.ts';
import { isChangeOrderNumber } from './estimate.ts';
import { appointmentStatusLabels, requestStatusLabels } from './status.ts';

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
  const { fields, otherField } = auditTexts();
  return Object.hasOwn(fields, field)
    ? (fields[field] ?? field)
    : otherField(field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** One sentence a change: 'Olivia changed the status from Pending to In Progress'. */
export function auditSentence(entry: AuditEntry): string {
  const { actor, action, entity, changes } = entry;
  const remark = auditRemark(entry);
  const done =
    action === 'changed' && changes.length > 0
      ? auditTexts().changed(
          listOf(toldOnce(changes).map(({ field, from, to }) => changeWords(field, from, to))),
        )
      : auditTexts().done(action, isOfChangeOrder(entry) ? 'changeOrder' : entity);
  return `${auditTexts().actor(actor.name)} ${done}${remark && `: ${remark}`}`;
}

/** Reads the kind of paper off its number, which the facts hold. */
function isOfChangeOrder({ entity, facts = [] }: AuditEntry): boolean {
  return entity === 'estimate' && facts.some(({ text = '' }) => isChangeOrderNumber(text));
}

/** What somebody is told whose change was made on an older version: who changed what since. */
export function changedMeanwhile(since: readonly AuditEntry[]): string {
  const names = [...new Set(since.map(({ actor }) => auditTexts().actor(actor.name)))];
  const fields = [
    ...new Set(since.flatMap(({ changes }) => toldOnce(changes).map(({ field }) => fieldLabel(field)))),
  ];
  return auditTexts().meanwhile(listOf(names), names.length, listOf(fields));
}

/** Another welder who leads is another crew; that a client changed a visit is told by whose entry it is. */
function toldOnce(changes: AuditEntry['changes']): AuditEntry['changes'] {
  const leads = changes.some(({ field }) => field === 'welderId');
  return changes.filter(({ field }) => field !== 'changedByClient' && !(leads && field === 'welderIds'));
}

function changeWords(field: string, from: unknown, to: unknown): string {
  const texts = auditTexts();
  const label = texts.theField(fieldLabel(field));
  if (isPlainObject(from) && isPlainObject(to)) {
    const parts = fieldChanges(from, to).map((part) => changeWords(part.field, part.from, part.to));
    if (parts.length > 0) return listOf(parts);
  }
  if (isId(to) || ((isId(from) || areIds(from)) && to !== undefined) || areIds(to)) return label;
  // An entry may leave out what it was and is.
  if (from === undefined && to === undefined) return label;
  if (to === undefined) return texts.removed(label);
  if (from === undefined) return texts.to(label, valueWords(field, to));
  return texts.fromTo(label, valueWords(field, from), valueWords(field, to));
}

function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number') return amounts.has(field) ? formatDollars(value) : String(value);
  if (typeof value === 'boolean') return value ? auditTexts().yes : auditTexts().no;
  if (value === null) return auditTexts().none;
  if (typeof value !== 'string')
    return Array.isArray(value) ? entriesWords(value) : auditTexts().anotherValue;
  if (instant.test(value)) return formatChicagoDateTime(new Date(value));
  if (field === 'status') return statusName(value);
  return value.length > 60 ? auditTexts().quoted(`${value.slice(0, 57)}…`) : auditTexts().quoted(value);
}

const longestList = 120;

/** What a list holds, as far as it is short: “2026-11-26 Thanksgiving”; else how many. */
function entriesWords(entries: readonly unknown[]): string {
  if (entries.length === 0) return auditTexts().none;
  const words = entries.map((entry) =>
    isPlainObject(entry) ? Object.values(entry).filter(isScalar).join(' ') : entry,
  );
  const text = words.every(isScalar) ? words.join(', ') : '';
  if (text && text.length <= longestList) return auditTexts().quoted(text);
  return auditTexts().entries(entries.length);
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isId = (value: unknown) => idSchema.safeParse(value).success;
const areIds = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isId);

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const statusName = (status: string) => {
  const labels: Readonly<Record<string, string>> = { ...appointmentStatusLabels, ...requestStatusLabels };
  return Object.hasOwn(labels, status) ? (labels[status] ?? status) : status;
};
