import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { projectTimeText } from './project-time.ts';

const visitAt = '2026-12-01T15:00:00.000Z';
const doneAt = '2026-11-04T18:00:00.000Z';

test.each([
  [{ status: 'pending' }, 'Not scheduled yet', 'Todavía sin fecha'],
  // Its visits so far are done.
  [{ status: 'in_progress' }, 'Nothing else scheduled', 'Nada más programado'],
  [{ status: 'in_progress', scheduledDate: visitAt }, 'Tue, Dec 1, 2026', 'mar, 1 de dic de 2026'],
  [
    { status: 'completed', completedDate: doneAt },
    'Completed Wed, Nov 4, 2026',
    'Terminado el mié, 4 de nov de 2026',
  ],
  [
    { status: 'completed', completedDate: doneAt, scheduledDate: visitAt },
    'Completed Wed, Nov 4, 2026',
    'Terminado el mié, 4 de nov de 2026',
  ],
  [{ status: 'completed' }, 'Completed', 'Terminado'],
  [{ status: 'cancelled' }, 'Cancelled', 'Cancelado'],
])('a project with %j says %s', (project, english, spanish) => {
  expect(projectTimeText(project)).toBe(english);
  expect(inSpanish(() => projectTimeText(project))).toBe(spanish);
});
