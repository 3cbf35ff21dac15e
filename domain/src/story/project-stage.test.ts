import { expect, test } from 'vitest';
import { anAppointment, anEstimate, anInvoice, aPayment, aProject } from '../../../tests/support/entities.ts';
import { deskPaths } from '../paths.ts';
import {
  jobStepLabels,
  jobStepOf,
  jobSteps,
  nextStep,
  type ProjectBooks,
  projectStage,
  timelineSchema,
} from './project-stage.ts';

const today = '2026-03-10';
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const draft = anEstimate({ id: id(1), status: 'draft', total: 500 });
const sent = { ...draft, status: 'sent', validUntil: '2026-04-01' } as const;
const approved = { ...draft, status: 'approved' } as const;
const change = anEstimate({ id: id(2), status: 'draft', changeOf: id(1), total: 50 });
const unassigned = anAppointment({ id: id(4), status: 'scheduled' });
const coming = { ...unassigned, welderId: id(9), welderIds: [id(9)] };
const begun = { ...coming, startedAt: '2026-03-10T15:00:00.000Z' };
const done = { ...coming, status: 'completed' };
const written = anInvoice({ id: id(3), onPortal: false, status: 'open', total: 500, balance: 500 });
const open = { ...written, onPortal: true, dueDate: '2026-03-20' };
const paid = aPayment({ amount: 500, status: 'succeeded' });
const project = aProject({ status: 'pending' });
const working = { ...project, status: 'in_progress' };
const completed = { ...project, status: 'completed', finalCost: 500 };
const known = { client: project.clientId, project: project.id };

const table: [string, Partial<ProjectBooks>, string, [string, string] | undefined][] = [
  ['nothing yet', {}, 'asked', ['write_estimate', deskPaths.newEstimate(known)]],
  ['written', { estimates: [draft] }, 'asked', ['send_estimate', deskPaths.estimate(id(1))]],
  ['sent', { estimates: [sent] }, 'estimate_sent', undefined],
  [
    'not answered in time',
    { estimates: [{ ...sent, validUntil: '2026-03-09' }] },
    'estimate_sent',
    ['send_estimate', deskPaths.estimate(id(1))],
  ],
  [
    'measured, then sent',
    { estimates: [sent], visits: [done], project: working },
    'estimate_sent',
    undefined,
  ],
  [
    'declined',
    { estimates: [{ ...draft, status: 'declined' }] },
    'asked',
    ['write_estimate', deskPaths.newEstimate(known)],
  ],
  [
    'agreed',
    { estimates: [approved] },
    'agreed',
    ['plan_visit', deskPaths.newVisit({ ...known, title: project.title })],
  ],
  [
    'more work written',
    { estimates: [approved, change], visits: [coming] },
    'planned',
    ['send_estimate', deskPaths.estimate(id(2))],
  ],
  ['planned', { estimates: [approved], visits: [coming] }, 'planned', undefined],
  ['planned without an estimate', { visits: [coming] }, 'planned', undefined],
  [
    'planned without a welder',
    {
      estimates: [approved],
      visits: [
        { ...unassigned, id: id(5), scheduledDate: '2027-03-16T14:00:00.000Z' },
        unassigned,
        { ...coming, id: id(6), scheduledDate: '2027-03-14T14:00:00.000Z' },
      ],
    },
    'planned',
    ['assign_welder', deskPaths.visit(id(4))],
  ],
  [
    'planned without a welder, but the client is to choose another time',
    { estimates: [approved], visits: [{ ...unassigned, needsTime: true }] },
    'planned',
    undefined,
  ],
  [
    'second day without a welder',
    { estimates: [approved], visits: [begun, unassigned], project: working },
    'in_progress',
    ['assign_welder', deskPaths.visit(id(4))],
  ],
  ['begun', { estimates: [approved], visits: [begun], project: working }, 'in_progress', undefined],
  [
    'one day of two',
    { estimates: [approved], visits: [done, coming], project: working },
    'in_progress',
    undefined,
  ],
  [
    'done',
    { estimates: [approved], visits: [done], project: working },
    'to_invoice',
    ['write_invoice', deskPaths.newInvoice(known)],
  ],
  [
    'written down',
    { estimates: [approved], visits: [done], invoices: [written], project: working },
    'to_invoice',
    ['send_invoice', deskPaths.invoice(id(3))],
  ],
  [
    'half of it billed',
    { estimates: [approved], visits: [done], invoices: [{ ...open, total: 200 }], project: working },
    'to_invoice',
    ['write_invoice', deskPaths.newInvoice(known)],
  ],
  [
    'billed',
    { estimates: [approved], visits: [done], invoices: [open], project: working },
    'owed',
    ['ask_for_payment', deskPaths.invoice(id(3))],
  ],
  [
    'on its way',
    {
      estimates: [approved],
      visits: [done],
      invoices: [{ ...open, onItsWay: open.balance }],
      payments: [{ ...paid, status: 'processing' }],
      project: working,
    },
    'owed',
    undefined,
  ],
  [
    'paid',
    {
      estimates: [approved],
      visits: [done],
      invoices: [{ ...open, status: 'paid', balance: 0, paid: 500 }],
      payments: [paid],
      project: completed,
    },
    'paid',
    undefined,
  ],
  [
    'paid, not completed',
    {
      estimates: [approved],
      visits: [done],
      invoices: [{ ...open, status: 'paid', balance: 0, paid: 500 }],
      payments: [paid],
      project: working,
    },
    'paid',
    ['close', deskPaths.project(project.id)],
  ],
  [
    'completed without an invoice',
    { project: completed },
    'owed',
    ['write_invoice', deskPaths.newInvoice(known)],
  ],
  ['paid without an invoice', { project: completed, payments: [paid] }, 'paid', undefined],
  ['cancelled', { estimates: [sent], project: { ...project, status: 'cancelled' } }, 'cancelled', undefined],
];

test.each(table)('%s', (_, books, stage, step) => {
  const all = { project, visits: [], estimates: [], invoices: [], payments: [], ...books };
  expect(projectStage(all)).toBe(stage);
  expect(nextStep(all, projectStage(all), today)).toEqual(step && { kind: step[0], path: step[1] });
});

test.each([
  ['asked', 'Requested'],
  ['estimate_sent', 'Estimate'],
  ['agreed', 'Scheduled'],
  ['planned', 'Scheduled'],
  ['in_progress', 'In progress'],
  ['to_invoice', 'Invoiced'],
  ['owed', 'Invoiced'],
  ['paid', 'Paid'],
] as const)('a job that is %s stands at %s in its bar', (stage, label) => {
  const step = jobStepOf[stage];
  expect(step && jobStepLabels[step]).toBe(label);
});

test('a cancelled job has no bar, and the bar goes from the request to the payment', () => {
  expect(jobStepOf.cancelled).toBeUndefined();
  expect(jobSteps.map((step) => jobStepLabels[step])).toEqual([
    'Requested',
    'Estimate',
    'Scheduled',
    'In progress',
    'Invoiced',
    'Paid',
  ]);
});

test('a timeline with a step that only a later release knows is read without a next step', () => {
  const nextStep = { kind: 'weld_on_the_moon', path: '/desk' };
  expect(timelineSchema.parse({ stage: 'agreed', nextStep, entries: [] }).nextStep).toBeNull();
});
