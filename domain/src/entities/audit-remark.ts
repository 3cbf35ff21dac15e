import { formatDay } from '../values/chicago-day.ts';
import { formatChicagoTime } from '../values/chicago-time.ts';
import { formatDollars } from '../values/money.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditFact } from './audit-fact.ts';
import { auditFactTexts } from './audit-fact-texts.ts';
import { estimateName } from './estimate.ts';
import { paymentMethodSchema } from './payment.ts';
import { paymentMethodName } from './payment-record.ts';
import { closedReasonSchema } from './quote.ts';
import { closedReasonLabels } from './quote-answer.ts';

/** Facts that what was typed explains, and those that say what came of it. */
const before = new Set<AuditFact['code']>(['amountFor', 'paper']);
const after = new Set<AuditFact['code']>(['notOwedAgain', 'owedAgain', 'returnedBy']);

/** What an entry says beside who did what: what the code knows of it and what somebody typed; empty for nothing. */
export function auditRemark({ facts = [], note }: Pick<AuditEntry, 'facts' | 'note'>): string {
  const wordsOf = (those: (code: AuditFact['code']) => boolean) =>
    facts.filter(({ code }) => those(code)).map(factWords);
  const explained = wordsOf((code) => before.has(code)).join(', ');
  const others = [
    ...wordsOf((code) => !before.has(code) && !after.has(code)),
    note,
    ...wordsOf((code) => after.has(code)),
  ];
  return [explained, others.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function factWords({ code, text = '', count = 1, amount = 0, at }: AuditFact): string {
  const texts = auditFactTexts();
  const time = at ? formatChicagoTime(new Date(at)) : '';
  switch (code) {
    case 'amount':
    case 'amountFor':
      return formatDollars(amount);
    case 'amountFrom':
      return texts.amountFrom(formatDollars(amount), text);
    case 'closedReason': {
      const reason = closedReasonSchema.safeParse(text);
      return reason.success ? closedReasonLabels[reason.data] : text;
    }
    case 'fromTime':
    case 'untilTime':
      return texts[code](time);
    case 'method':
    case 'returnedBy': {
      const method = paymentMethodSchema.safeParse(text);
      return method.success ? paymentMethodName({ method: method.data }) : text;
    }
    case 'moved':
      return Object.hasOwn(texts.moved, text) ? (texts.moved[text]?.(count) ?? text) : `${count} ${text}`;
    case 'paper':
      return `${estimateName({ number: text, version: count })}, ${formatDollars(amount)}`;
    case 'replacedBy':
      return texts.replacedBy(estimateName({ number: text, version: count }));
    case 'receivedOn':
      return texts.receivedOn(formatDay(text));
    case 'into':
    case 'isThisClient':
    case 'sentTo':
      return texts[code](text);
    default:
      return texts[code];
  }
}
