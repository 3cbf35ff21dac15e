import { describe, expect, test } from 'vitest';
import { aProject } from '../../../../tests/support/entities.ts';
import {
  emptyProjectForm,
  projectFormValues,
  readNewProject,
  readProjectChange,
} from './project-form-values.ts';

const clientId = 'c1a5e000-0000-4000-8000-000000000001';
const typed = { ...emptyProjectForm, title: 'Gate', serviceType: 'truck' };

describe('a new project', () => {
  test('takes amounts as people type them and times as Chicago’s', () => {
    const values = { ...typed, estimatedCost: '$1,250.5', scheduledDate: '2027-03-15T09:00' };
    expect(readNewProject(values, clientId)).toEqual({
      body: {
        clientId,
        title: 'Gate',
        serviceType: 'truck',
        description: '',
        address: '',
        zip: '',
        estimatedCost: 1250.5,
        scheduledDate: '2027-03-15T14:00:00.000Z',
      },
    });
  });

  test('says at each field what is wrong', () => {
    const wrong = {
      ...emptyProjectForm,
      zip: '606',
      estimatedCost: 'much',
      scheduledDate: '2027-02-30T09:00',
    };
    expect(readNewProject(wrong, clientId)).toEqual({
      errors: {
        title: 'Title is required',
        serviceType: 'Please select a service',
        zip: 'ZIP code must have five digits',
        estimatedCost: 'Amount must be a number',
        scheduledDate: 'Please give a day and a time',
      },
    });
  });

  test.each([
    ['the hour that the clock skips', '2027-03-14T02:30', '2027-03-14T08:30:00.000Z'],
    ['the hour that comes twice', '2027-11-07T01:30', '2027-11-07T06:30:00.000Z'],
  ])('in %s begins at the first time that fits', (_name, scheduledDate, instant) => {
    expect(readNewProject({ ...typed, scheduledDate }, clientId)).toMatchObject({
      body: { scheduledDate: instant },
    });
  });
});

describe('a change', () => {
  const base = projectFormValues(
    aProject({
      title: 'Gate',
      status: 'completed',
      estimatedCost: 450,
      finalCost: 500,
      scheduledDate: '2027-03-15T14:00:00.000Z',
    }),
  );

  test('holds what differs and nothing else', () => {
    expect(readProjectChange(base, base, null)).toEqual({ body: { updatedAt: null } });
    const values = { ...base, title: 'Doors', estimatedCost: '', scheduledDate: '', finalCost: '512.50' };
    expect(readProjectChange(values, base, null)).toEqual({
      body: { updatedAt: null, title: 'Doors', estimatedCost: null, scheduledDate: null, finalCost: 512.5 },
    });
  });

  test('cannot take the final cost away', () => {
    expect(readProjectChange({ ...base, finalCost: '' }, base, null)).toEqual({
      errors: { finalCost: 'Amount must be a number' },
    });
  });
});
