import { formatChicagoDateTime, formatChicagoTime } from '../values/chicago-time.ts';
import { listOf } from '../values/list-of.ts';
import { formatDollars } from '../values/money.ts';
import { idSchema } from '../values/text-fields.ts';
import { formatDay } from '../values/words.ts';
import { type AuditEntry, type AuditFact, fieldChanges } from './audit-entry.ts';
import { auditFactTexts } from './audit-fact-texts.ts';
import { auditFieldTexts } from './audit-field-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { estimateName, isChangeOrderNumber } from './estimate.ts';
import { paymentMethodSchema } from './payment.ts';
import { paymentMethodName } from './payment-record.ts';
import { closedReasonSchema } from './quote.ts';
import { closedReasonLabels } from './quote-answer.ts';
import { appointmentStatusLabels, requestStatusLabels } from './status.ts';

/** Facts that come before the typed note, and facts that come after it. */
const before = new Set<AuditFact['code']>(['amountFor', 'paper']);
const after = new Set<AuditFact['code']>(['notOwedAgain', 'owedAgain', 'returnedBy']);

export function auditRemark({ facts = [], note }: Pick<AuditEntry, 'facts' | 'note'>): string {
  const wordsOf = (those: (code: AuditFact['code']) => boolean) =>
    facts.flatMap((fact) => (those(fact.code) && factWords(fact)) || []);
  const explained = wordsOf((code) => before.has(code)).join(', ');
  const others = [
    ...wordsOf((code) => !before.has(code) && !after.has(code)),
    note,
    ...wordsOf((code) => after.has(code)),
  ];
  return [explained, others.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function factWords({ code, text = '', count = 1, amount = 0, at }: AuditFact): string {
  const t = auditFactTexts();
  const time = at ? formatChicagoTime(new Date(at)) : '';
  switch (code) {
    case 'amount':
    case 'amountFor':
      return formatDollars(amount);
    case 'keptAsCredit':
      return t.keptAsCredit(formatDollars(amount));
    case 'amountFrom':
      return t.amountFrom(formatDollars(amount), text);
    case 'closedReason': {
      const reason = closedReasonSchema.safeParse(text);
      return reason.success ? closedReasonLabels[reason.data] : text;
    }
    case 'fromTime':
    case 'untilTime':
      return t[code](time);
    case 'method':
    case 'returnedBy': {
      const method = paymentMethodSchema.safeParse(text);
      return method.success ? paymentMethodName({ method: method.data }) : text;
    }
    case 'moved':
      return Object.hasOwn(t.moved, text) ? (t.moved[text]?.(count) ?? text) : `${count} ${text}`;
    case 'paper':
      return `${estimateName({ number: text, version: count })}, ${formatDollars(amount)}`;
    case 'replacedBy':
      return t.replacedBy(estimateName({ number: text, version: count }));
    case 'receivedOn':
      return t.receivedOn(formatDay(text));
    case 'into':
    case 'isThisClient':
    case 'sentTo':
      return t[code](text);
    case 'other':
      return '';
    default:
      return t[code];
  }
}

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

export function fieldLabel(field: string): string {
  const { fields } = auditFieldTexts();
  const { otherField } = auditTexts();
  return Object.hasOwn(fields, field)
    ? (fields[field] ?? field)
    : otherField(field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** One sentence for a change: 'Olivia changed the status from Pending to In Progress'. */
export function auditSentence(entry: AuditEntry): string {
  return `${actorName(entry.actor)} ${deedOf(entry)}`;
}

/** A change without its actor: 'Changed the status from Pending to In Progress'. */
export function auditDeed(entry: AuditEntry): string {
  const deed = deedOf(entry);
  return `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`;
}

export function actorName({ name }: AuditEntry['actor']): string {
  return auditTexts().actor(name);
}

function deedOf(entry: AuditEntry): string {
  const t = auditTexts();
  const { action, entity, changes } = entry;
  const remark = auditRemark(entry);
  const done =
    action === 'changed' && changes.length > 0
      ? t.changed(listOf(toldOnce(changes).map(({ field, from, to }) => changeWords(field, from, to))))
      : t.done(action === 'other' ? 'changed' : action, isOfChangeOrder(entry) ? 'changeOrder' : entity);
  return `${done}${remark && `: ${remark}`}`;
}

function isOfChangeOrder({ entity, facts = [] }: AuditEntry): boolean {
  return entity === 'estimate' && facts.some(({ text = '' }) => isChangeOrderNumber(text));
}

/** Tells a person whose change was based on an older version who has changed it since. */
export function changedMeanwhile(since: readonly AuditEntry[]): string {
  const names = [...new Set(since.map(({ actor }) => auditTexts().actor(actor.name)))];
  const fields = [
    ...new Set(since.flatMap(({ changes }) => toldOnce(changes).map(({ field }) => fieldLabel(field)))),
  ];
  return auditTexts().meanwhile(listOf(names), names.length, listOf(fields));
}

const toldOtherwise = new Set(['bookedByClient', 'changedByClient', 'needsWelderFor']);

/** Drops `welderIds` because the lead's change shows it, and fields that the rest of the entry tells. */
function toldOnce(changes: AuditEntry['changes']): AuditEntry['changes'] {
  const leads = changes.some(({ field }) => field === 'welderId');
  return changes.filter(({ field }) => !toldOtherwise.has(field) && !(leads && field === 'welderIds'));
}

function changeWords(field: string, from: unknown, to: unknown): string {
  const t = auditTexts();
  const label = t.theField(fieldLabel(field));
  if (isPlainObject(from) && isPlainObject(to)) {
    const parts = fieldChanges(from, to).map((part) => changeWords(part.field, part.from, part.to));
    if (parts.length > 0) return listOf(parts);
  }
  if (isId(to) || ((isId(from) || areIds(from)) && to !== undefined) || areIds(to)) return label;
  if (from === undefined && to === undefined) return label;
  if (to === undefined) return t.removed(label);
  if (from === undefined) return t.to(label, valueWords(field, to));
  return t.fromTo(label, valueWords(field, from), valueWords(field, to));
}

function valueWords(field: string, value: unknown): string {
  const t = auditTexts();
  if (typeof value === 'number') return amounts.has(field) ? formatDollars(value) : String(value);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (value === null) return t.none;
  if (typeof value !== 'string') return Array.isArray(value) ? entriesWords(value) : t.anotherValue;
  if (instant.test(value)) return formatChicagoDateTime(new Date(value));
  if (field === 'status') return statusName(value);
  return value.length > 60 ? t.quoted(`${value.slice(0, 57)}…`) : t.quoted(value);
}

const longestList = 120;

/** A short list in full (“2026-11-26 Thanksgiving”), a longer one as a count. */
function entriesWords(entries: readonly unknown[]): string {
  const t = auditTexts();
  if (entries.length === 0) return t.none;
  const words = entries.map((entry) =>
    isPlainObject(entry) ? Object.values(entry).filter(isScalar).join(' ') : entry,
  );
  const text = words.every(isScalar) ? words.join(', ') : '';
  if (text && text.length <= longestList) return t.quoted(text);
  return t.entries(entries.length);
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
