import { expect, test } from 'vitest';
import { anEstimate } from '../../../../../tests/support/money-entities.ts';
import { withAnswer } from './open-paper.tsx';

test('an opened estimate of a cancelled job stays cancelled, and keeps its pending deposit', () => {
  const sent = anEstimate();
  const opened = {
    kind: 'estimate',
    estimate: sent,
    depositDue: 0,
    depositOnItsWay: 50,
    isCancelled: true,
  } as const;
  const seen = { ...sent, seenAt: '2027-03-15T14:00:00.000Z' };
  expect(withAnswer(opened, seen)).toEqual({ ...opened, estimate: seen });
  const approved = { ...sent, status: 'approved' as const };
  expect(withAnswer(opened, approved)).toMatchObject({ depositDue: sent.depositAmount });
});
