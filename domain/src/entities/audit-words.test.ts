import { expect, test } from 'vitest';
import type { AuditEntry } from './audit-entry.ts';
import { auditSentence, changedMeanwhile, fieldLabel } from './audit-words.ts';

const entry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  id: '5f7c1b60-4d1c-4f0e-9a7e-0d8a5b1c2d3e',
  at: '2026-01-05T15:00:00.000Z',
  actor: { id: 'a', name: 'Olivia', role: 'owner' },
  action: 'changed',
  entity: 'project',
  entityId: 'b',
  changes: [],
  ...overrides,
});

test.each([
  [
    { changes: [{ field: 'status', from: 'pending', to: 'in_progress' }] },
    'Olivia changed the status from Pending to In Progress',
  ],
  [{ changes: [{ field: 'finalCost', to: 1250.5 }] }, 'Olivia changed the final cost to $1,250.50'],
  [
    {
      action: 'sent' as const,
      entity: 'estimate' as const,
      facts: [{ code: 'paper' as const, text: 'E-1001-C1', count: 1, amount: 75 }],
    },
    'Olivia sent the change order: E-1001-C1, $75.00',
  ],
  [
    {
      action: 'opened' as const,
      entity: 'appointment' as const,
      changes: [{ field: 'changedByClient', from: true }],
    },
    'Olivia opened the visit',
  ],
  [
    {
      changes: [
        { field: 'status', from: 'scheduled', to: 'rescheduled' },
        { field: 'changedByClient', to: true },
      ],
    },
    'Olivia changed the status from Scheduled to Rescheduled',
  ],
  [{ changes: [{ field: 'address', from: '1 Main St' }] }, 'Olivia changed the address (removed)'],
  [
    {
      changes: [{ field: 'scheduledDate', from: '2026-01-05T15:00:00.000Z', to: '2026-01-06T16:30:00.000Z' }],
    },
    'Olivia changed the date and time from Mon, Jan 5, 2026, 9:00 AM to Tue, Jan 6, 2026, 10:30 AM',
  ],
  [
    {
      changes: [
        {
          field: 'booking',
          from: { stepMinutes: 30, gapMinutes: 30 },
          to: { stepMinutes: 30, gapMinutes: 45 },
        },
      ],
    },
    'Olivia changed the gap minutes from 30 to 45',
  ],
  [
    {
      changes: [
        {
          field: 'specialDays',
          from: [],
          to: [{ date: '2026-11-26', label: 'Thanksgiving', open: null }],
        },
      ],
    },
    'Olivia changed the special days from none to “2026-11-26 Thanksgiving”',
  ],
  [{ changes: [{ field: 'welderId', from: entry({}).id, to: entry({}).id }] }, 'Olivia changed the welder'],
  [{ changes: [{ field: 'welderId', from: entry({}).id }] }, 'Olivia changed the welder (removed)'],
  [
    {
      changes: [
        { field: 'welderId', from: entry({}).id, to: entry({}).id },
        { field: 'welderIds', from: [entry({}).id], to: [entry({}).id] },
      ],
    },
    'Olivia changed the welder',
  ],
  [
    { changes: [{ field: 'welderIds', from: [entry({}).id], to: [entry({}).id, entry({}).id] }] },
    'Olivia changed the crew',
  ],
  [
    { action: 'closed' as const, entity: 'quote' as const, note: 'outside the area' },
    'Olivia closed the request: outside the area',
  ],
])('%j reads as a sentence', (overrides, sentence) => {
  expect(auditSentence(entry(overrides))).toBe(sentence);
});

test('an unknown field is called by the words of its name', () => {
  expect(fieldLabel('preferredContact')).toBe('preferred contact');
});

test('names the staff and the fields they changed meanwhile', () => {
  const since = [
    entry({ changes: [{ field: 'phone' }, { field: 'email' }] }),
    entry({ actor: { id: 'c', name: 'Oscar', role: 'office' }, changes: [{ field: 'phone' }] }),
  ];
  expect(changedMeanwhile(since)).toBe(
    'Olivia and Oscar changed the phone and email in the meantime. Please look at both versions and save again',
  );
});
