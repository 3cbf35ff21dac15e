import { expect, test } from 'vitest';
import { aProject } from '../../../../tests/support/entities.ts';
import { describeProjectChange } from './use-projects.ts';

const project = aProject({ title: 'Trailer frame' });

test('an unchanged project gives no message', () => {
  expect(describeProjectChange(project, { ...project })).toBeNull();
});

test('a new project, status or date, and any other change, each have a message', () => {
  expect(describeProjectChange(undefined, project)).toBe('New project: Trailer frame.');
  expect(describeProjectChange(project, { ...project, status: 'in_progress' })).toBe(
    'Trailer frame is now In Progress.',
  );
  expect(describeProjectChange(project, { ...project, scheduledDate: '2027-03-15T04:30:00.000Z' })).toBe(
    'Trailer frame is now scheduled for Sun, Mar 14, 2027.',
  );
  expect(describeProjectChange({ ...project, scheduledDate: '2027-03-15T04:30:00.000Z' }, project)).toBe(
    'Trailer frame is no longer scheduled.',
  );
  expect(describeProjectChange(project, { ...project, estimatedCost: 500 })).toBe(
    'Trailer frame was updated.',
  );
});

test('an unknown status is shown as it is', () => {
  expect(describeProjectChange(project, { ...project, status: 'on_hold' })).toBe(
    'Trailer frame is now on_hold.',
  );
});
