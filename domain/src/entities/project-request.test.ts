import { expect, test } from 'vitest';
import { projectMove, projectMoves, projectStatuses } from './project-request.ts';

test('each status has its moves, and what each move asks for', () => {
  const table = projectStatuses.map((from) => [
    from,
    projectMoves(from).map(({ to, asks }) => `${to}: ${asks}`),
  ]);
  expect(table).toEqual([
    ['pending', ['in_progress: nothing', 'completed: final-cost', 'cancelled: reason']],
    ['in_progress', ['pending: nothing', 'completed: final-cost', 'cancelled: reason']],
    ['completed', ['pending: nothing', 'in_progress: nothing']],
    ['cancelled', ['pending: nothing', 'in_progress: nothing']],
  ]);
});

test('every move can be reversed, and none keeps the status', () => {
  for (const from of projectStatuses) {
    expect(projectMove(from, from)).toBeUndefined();
    for (const { to } of projectMoves(from))
      expect(projectMove(to, from), `${to} back to ${from}`).toBeDefined();
  }
});

test('an unknown status moves as a pending one', () => {
  expect(projectMoves('waiting_for_steel')).toEqual(projectMoves('pending'));
});
