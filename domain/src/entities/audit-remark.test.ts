import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '../values/language.ts';
import { auditRemark } from './audit-words.ts';

let restore: (() => void) | undefined;
afterEach(() => restore?.());

type Said = Parameters<typeof auditRemark>[0];
const remarks: [Said, english: string, spanish: string][] = [
  [{}, '', ''],
  [{ note: 'booked by phone' }, 'booked by phone', 'booked by phone'],
  [{ facts: [{ code: 'bookedAnyway' }] }, 'booked anyway', 'agendado de todos modos'],
  [{ facts: [{ code: 'reopenedByMistake' }] }, 'Reopened by mistake', 'Se reabrió por error'],
  [
    {
      facts: [
        { code: 'amountFor', amount: 30 },
        { code: 'returnedBy', text: 'cash' },
        { code: 'notOwedAgain' },
      ],
      note: 'Job was shorter',
    },
    '$30.00: Job was shorter, Cash, not owed again',
    '$30.00: Job was shorter, Efectivo, no se debe de nuevo',
  ],
  [
    { facts: [{ code: 'closedReason', text: 'outside_area' }], note: 'Milwaukee' },
    'Outside our area, Milwaukee',
    'Fuera de nuestra zona, Milwaukee',
  ],
  [
    { facts: [{ code: 'paper', text: 'E-1003', count: 2, amount: 540 }], note: 'Called at noon' },
    'E-1003 version 2, $540.00: Called at noon',
    'E-1003 versión 2, $540.00: Called at noon',
  ],
  [
    {
      facts: [{ code: 'moreOfClient' }, { code: 'moved', text: 'projects', count: 2 }],
    },
    'more of the same client, 2 projects',
    'más del mismo cliente, 2 proyectos',
  ],
  [
    { facts: [{ code: 'fromTime', at: '2026-11-25T14:00:00.000Z' }], note: 'Forgot to tap' },
    'from 8:00 AM, Forgot to tap',
    'desde las 8:00 a. m., Forgot to tap',
  ],
  [
    { facts: [{ code: 'untilTime', at: '2026-11-25T19:00:00.000Z' }] },
    'until 1:00 PM',
    'hasta la 1:00 p. m.',
  ],
];

test.each(remarks)('the remark %j is worded in the reader’s language', (said, english, spanish) => {
  expect(auditRemark(said)).toBe(english);
  const before = readLanguageFrom(() => 'es');
  restore = () => void readLanguageFrom(before);
  expect(auditRemark(said).replaceAll(/\s/gu, ' ')).toBe(spanish);
});
