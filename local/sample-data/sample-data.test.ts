import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { newClientSchema } from '@welding/domain/entities/client';
import { crewOf } from '@welding/domain/entities/crew';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { estimateTemplateSchema } from '@welding/domain/entities/estimate-template';
import { type Invoice, invoiceSchema, invoiceState } from '@welding/domain/entities/invoice';
import { paymentSchema } from '@welding/domain/entities/payment';
import { projectSchema } from '@welding/domain/entities/project';
import { quoteSchema } from '@welding/domain/entities/quote';
import { balanceOf } from '@welding/domain/money/balance';
import { sealOf } from '@welding/domain/money/content-hash';
import { chicagoDate, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAppointments } from './sample-appointments.ts';
import { sampleCosts, sampleReceiptsFolder } from './sample-costs.ts';
import { sampleMoney } from './sample-money.ts';
import { sampleStaff } from './sample-people.ts';
import { samplePhotosFolder, samplePhotosPath, sampleProjects } from './sample-projects.ts';
import { sampleWeek } from './sample-week.ts';

const minuteMs = 60_000;
const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('visits are always within business hours, some past and some upcoming', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      for (const { scheduledDate, duration, status } of sampleAppointments(now)) {
        const start = Date.parse(scheduledDate);
        expect(isOpenAt(new Date(start))).toBe(true);
        expect(isOpenAt(new Date(start + Number(duration) * minuteMs - 1))).toBe(true);
        expect(start < now.getTime()).toBe(status === 'completed');
      }
      for (const { scheduledDate, completedDate } of sampleProjects(now)) {
        for (const date of [scheduledDate, completedDate]) {
          if (date) expect(isOpenAt(new Date(date))).toBe(true);
        }
      }
    }),
  );
});

test('a project is scheduled for its visit', () => {
  const now = new Date('2026-11-22T07:08:00Z');
  const projects = sampleProjects(now);
  for (const { projectId, scheduledDate } of sampleAppointments(now)) {
    if (projectId) expect(projects.find(({ id }) => id === projectId)?.scheduledDate).toBe(scheduledDate);
  }
});

test('projects and appointments are valid by their schemas', () => {
  const now = new Date();
  for (const project of sampleProjects(now)) expect(projectSchema.parse(project)).toEqual(project);
  for (const appointment of sampleAppointments(now)) {
    expect(appointmentSchema.parse(appointment)).toEqual(appointment);
  }
});

test('every photo is a file, and every drawing is used', async () => {
  const shown = sampleProjects(new Date()).flatMap(({ beforePhotos, afterPhotos }) => [
    ...beforePhotos,
    ...afterPhotos,
  ]);
  for (const photo of shown) {
    expect(existsSync(join(samplePhotosFolder, photo.slice(samplePhotosPath.length + 1))), photo).toBe(true);
  }
  const drawings = (await readdir(samplePhotosFolder)).map((file) => `${samplePhotosPath}/${file}`);
  expect(shown.toSorted()).toEqual(drawings.toSorted());
});

test('the week’s visits are always within business hours, and no welder has two at once', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const { visits, requests } = sampleWeek(now);
      const busyUntil = new Map<string, number>();
      const inOrder = visits.toSorted(
        (one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate),
      );
      for (const visit of inOrder) {
        const { scheduledDate, duration, status, finishedAt } = visit;
        const start = Date.parse(scheduledDate);
        const end = start + Number(duration) * minuteMs;
        expect(isOpenAt(new Date(start))).toBe(true);
        expect(isOpenAt(new Date(end - 1))).toBe(true);
        expect(finishedAt !== undefined).toBe(status === 'completed');
        if (finishedAt) expect(Date.parse(finishedAt)).toBeLessThanOrEqual(now.getTime());
        for (const welderId of crewOf(visit)) {
          expect(start).toBeGreaterThanOrEqual(busyUntil.get(welderId) ?? 0);
          busyUntil.set(welderId, end);
        }
      }
      const { from, to } = thisWeekAndNext(now);
      const coming = inOrder.filter(
        ({ scheduledDate }) => new Date(scheduledDate) >= from && new Date(scheduledDate) < to,
      );
      expect(new Set(coming.map(({ welderId }) => welderId)).size).toBeGreaterThanOrEqual(2);
      expect(visits.filter((visit) => crewOf(visit).length === 2)).toHaveLength(1);
      expect(requests.every(({ createdAt }) => new Date(createdAt) < now)).toBe(true);
    }),
  );
});

test('the week has a shop’s size, and every record belongs to a client', () => {
  const { requests, clients, projects, visits, payments } = sampleWeek(new Date());
  expect([requests.length, clients.length + 2, projects.length + 4]).toEqual([6, 25, 40]);
  expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(['card', 'cash']));
  const clientIds = new Set(clients.map(({ id }) => id));
  const projectOwners = new Map(projects.map(({ id, clientId }) => [id, clientId]));
  for (const { clientId } of projects) expect(clientIds.has(clientId)).toBe(true);
  for (const { clientId, projectId = '' } of [...visits, ...payments]) {
    expect(projectOwners.get(projectId)).toBe(clientId);
  }
  for (const { id: _, ...client } of clients) expect(newClientSchema.parse(client)).toEqual(client);
  for (const quote of requests) expect(quoteSchema.parse(quote)).toEqual(quote);
  for (const project of projects) expect(projectSchema.parse(project)).toEqual(project);
  for (const visit of visits) expect(appointmentSchema.parse(visit)).toEqual(visit);
  for (const payment of payments) expect(paymentSchema.parse(payment)).toEqual(payment);
});

test('two estimates and three invoices add up on any day', async () => {
  const now = new Date();
  const week = sampleWeek(now);
  const { estimates, invoices, payments, templates, counters } = await sampleMoney(now, week);
  expect(estimates.map(({ status }) => status)).toEqual(['sent', 'approved']);
  expect(await Promise.all(estimates.map(sealOf))).toEqual(['none', 'intact']);
  const jobs = [...sampleProjects(now), ...week.projects];
  for (const { projectId, total } of estimates.filter(({ status }) => status === 'approved'))
    expect(jobs.find(({ id }) => id === projectId)).toMatchObject({ agreedTotal: total });
  const today = chicagoDate(now);
  expect(invoices.map((invoice) => invoiceState(invoice, today))).toEqual(['paid', 'open', 'overdue']);
  for (const invoice of invoices) {
    const ofProject = ({ projectId }: Pick<Invoice, 'projectId'>) => projectId === invoice.projectId;
    const paid = [...payments, ...week.payments].filter(ofProject);
    expect(balanceOf([invoice], paid).balanceCents).toBe(Math.round(invoice.balance * 100));
  }
  for (const estimate of estimates) expect(estimateSchema.parse(estimate)).toEqual(estimate);
  for (const invoice of invoices) expect(invoiceSchema.parse(invoice)).toEqual(invoice);
  for (const template of templates) expect(estimateTemplateSchema.parse(template)).toEqual(template);
  for (const payment of payments) expect(paymentSchema.parse(payment)).toEqual(payment);
  expect(counters).toEqual({ estimates: 1003, invoices: 1004 });
});

test('costs are always past and of existing projects, and every receipt is a file', async () => {
  const ids = [...sampleProjects(new Date()), ...sampleWeek(new Date()).projects].map(({ id }) => id);
  fc.assert(
    fc.property(anyMoment, (now) => {
      const { hours, expenses } = sampleCosts(now);
      for (const { projectId = '', start, end } of hours) {
        expect(ids).toContain(projectId);
        expect([start < end, new Date(end) < now]).toEqual([true, true]);
        expect(chicagoDate(new Date(end))).toBe(chicagoDate(new Date(start)));
      }
      for (const { projectId, expense } of expenses) {
        expect(ids).toContain(projectId);
        expect(expense.paidOn < chicagoDate(now)).toBe(true);
      }
    }),
  );
  const { rates, expenses } = sampleCosts(new Date());
  expect(rates.map(([id]) => id)).toEqual([sampleStaff.wes.id, sampleStaff.wanda.id]);
  const shown = expenses.flatMap(({ receipt }) => (receipt ? [`${receipt}.png`] : []));
  expect(shown.toSorted()).toEqual((await readdir(sampleReceiptsFolder)).toSorted());
});
