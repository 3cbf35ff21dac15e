import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { type Appointment, visitWords } from './appointment.ts';
import { crewFields } from './crew.ts';
import { newVisitSchema, visitChangeSchema, visitMessages } from './visit.ts';
import { decideVisitChange, visitContactOf } from './visit-change.ts';

const visit = anAppointment({ description: 'Both hinges' });
const welderId = 'a9901d00-0000-4000-8000-0000000000aa';
const decide = (change: Record<string, unknown>, from: Partial<Appointment> = {}) =>
  decideVisitChange({ ...visit, ...from }, visitChangeSchema.parse({ updatedAt: null, ...change }));

describe('a change of a visit', () => {
  test('to another time makes it rescheduled and counts up', () => {
    const moved = { scheduledDate: '2027-03-16T09:00:00-05:00' };
    expect(decide(moved)).toEqual({
      scheduledDate: '2027-03-16T14:00:00.000Z',
      status: 'rescheduled',
      sequence: 1,
    });
    expect(decide(moved, { sequence: 4 })).toMatchObject({ sequence: 5 });
  });

  test('to the same time changes nothing', () => {
    expect(decide({ scheduledDate: '2027-03-15T14:00:00Z', duration: '60' })).toEqual({});
  });

  test('of its length counts up and keeps the status', () => {
    expect(decide({ duration: '120' })).toEqual({ duration: '120', sequence: 1 });
  });

  test('confirms the words that staff rewrote, and no others', () => {
    const from = { unprovenWords: [...visitWords], address: '1 Evil St' };
    expect(decide({ address: '5 Lake St' }, from)).toEqual({
      address: '5 Lake St',
      unprovenWords: ['title', 'description'],
    });
    expect(decide({ zip: '60601', title: visit.title }, from)).not.toHaveProperty('unprovenWords');
    const all = { address: '5 Lake St', title: 'Gate', description: 'Hinge' };
    expect(decide(all, from)).toMatchObject({ ...all, unprovenWords: undefined });
  });

  test('assigns, and takes fields away', () => {
    expect(decide({ welderId })).toEqual({ welderId, welderIds: [welderId] });
    expect(decide({ welderIds: [welderId] }, crewFields([welderId]))).toEqual({});
    const taken = decide({ welderId: null, description: '', windowMinutes: null }, crewFields([welderId]));
    expect(Object.entries(taken)).toEqual([
      ['description', undefined],
      ['windowMinutes', undefined],
      ['welderId', undefined],
      ['welderIds', undefined],
    ]);
  });

  test('of the lead alone keeps the rest of the crew', () => {
    const [other, third] = ['c0000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000003'];
    const crew = crewFields([welderId, other]);
    expect(decide({ welderId, duration: '120' }, crew)).not.toHaveProperty('welderIds');
    expect(decide({ welderId: third }, crew)).toMatchObject({ welderId: third, welderIds: [third, other] });
    expect(decide({ welderId: other }, crew)).toMatchObject({ welderId: other, welderIds: [other] });
    expect(decide({ welderId: null }, crew)).toMatchObject({ welderId: undefined, welderIds: undefined });
  });

  test('restores a cancelled visit, and cannot cancel one', () => {
    expect(() => decide({ status: 'cancelled' })).toThrow('Status can only be set to scheduled');
    expect(decide({ status: 'scheduled' }, { status: 'cancelled', sequence: 1 })).toEqual({
      status: 'scheduled',
      sequence: 2,
    });
    expect(decide({ status: 'scheduled' })).toEqual({});
  });

  test.each([
    { scheduledDate: '2027-03-16T14:00:00Z' },
    { duration: '120' },
    { welderId },
    { status: 'scheduled' },
  ])('by %j is refused once it is completed', (change) => {
    expect(() => decide(change, { status: 'completed' })).toThrow(visitMessages.completed);
  });

  test('of a cancelled visit is refused until it is restored, except for its words', () => {
    expect(() => decide({ welderId }, { status: 'cancelled' })).toThrow(visitMessages.cancelled);
    expect(decide({ title: 'Gate' }, { status: 'cancelled' })).toEqual({ title: 'Gate' });
  });

  test('confirms a time outside the hours, as a move does', () => {
    const asked = { outsideHours: true };
    const confirmed = decide({ outsideHours: false }, asked);
    expect(confirmed).toEqual({ sequence: 1, outsideHours: undefined });
    expect(confirmed).toHaveProperty('outsideHours', undefined);
    expect(decide({ scheduledDate: '2027-03-16T14:00:00Z' }, asked)).toHaveProperty(
      'outsideHours',
      undefined,
    );
    expect(decide({ title: 'Gate' }, asked)).toEqual({ title: 'Gate' });
  });

  test('of time or crew marks the client’s change as seen, and a change of words does not', () => {
    const changed = { changedByClient: true, outsideHours: true };
    for (const change of [{ scheduledDate: '2027-03-16T14:00:00Z' }, { welderId }, { outsideHours: false }]) {
      expect(decide(change, changed)).toHaveProperty('changedByClient', undefined);
    }
    expect(decide({ title: 'Gate' }, changed)).toEqual({ title: 'Gate' });
  });
});

test.each([
  [{ zip: '6060' }, 'ZIP code must have five digits'],
  [{ windowMinutes: 1.5 }, 'Arrival window must be 0 to 480 whole minutes'],
  [{ title: ' ' }, 'Title is required'],
  [{ scheduledDate: 'soon' }, 'Date and time is required'],
  [{ clientId: '' }, 'Choose a client'],
  [{ price: 1 }, 'Unknown field: price'],
])('a visit with %j is refused: %s', (wrong, sentence) => {
  const { clientId, title, scheduledDate } = visit;
  const parsed = newVisitSchema.safeParse({ clientId, title, scheduledDate, ...wrong });
  expect(parsed.error?.issues[0]?.message).toBe(sentence);
});

test('a visit carries its client’s name and phone', () => {
  expect(visitContactOf({ firstName: 'Casey', lastName: 'Morgan', phone: '1' })).toEqual({
    clientName: 'Casey Morgan',
    phone: '1',
  });
  expect(visitContactOf({ firstName: '', lastName: '', phone: '' })).toEqual({});
});
