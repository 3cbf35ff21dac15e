import { expect, test, vi } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { moveVisit } from './save-visit.tsx';
import { moveNext } from './use-calendar.ts';

vi.mock('./save-visit.tsx');

const visit = anAppointment({ updatedAt: '2027-03-15T14:00:00.000Z' });
const slotAt = (clock: string) => ({ scheduledDate: `2027-03-16T${clock}:00.000Z`, welderIds: [] });
const versionsSent = () => vi.mocked(moveVisit).mock.calls.map(([{ updatedAt }]) => updatedAt);

test('a second move waits for the first answer and uses its version, or the old one after a refusal', async () => {
  const moved = anAppointment({ ...visit, updatedAt: '2027-03-15T14:00:05.000Z' });
  const { promise, resolve } = Promise.withResolvers<typeof moved | undefined>();
  vi.mocked(moveVisit).mockReturnValueOnce(promise).mockResolvedValue(undefined);
  const first = moveNext(visit, slotAt('15:00'));
  const second = moveNext(visit, slotAt('16:00'));
  await Promise.resolve();
  expect(versionsSent()).toEqual([visit.updatedAt]);
  resolve(moved);
  await Promise.all([first, second]);
  expect(versionsSent()).toEqual([visit.updatedAt, moved.updatedAt]);
  await moveNext(visit, slotAt('17:00'));
  expect(versionsSent().at(-1)).toBe(visit.updatedAt);
});
