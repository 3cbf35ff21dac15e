import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpenAt } from '@welding/domain/business/opening-hours';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { projectSchema } from '@welding/domain/entities/project';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAppointments } from './sample-appointments.ts';
import { samplePhotosFolder, samplePhotosPath } from './sample-photos.ts';
import { sampleProjects } from './sample-projects.ts';

const minuteMs = 60_000;
const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('whenever it is written, every visit begins and ends within business hours, before or after that moment', () => {
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

test('a visit to a project is when the project is scheduled', () => {
  const now = new Date('2026-11-22T07:08:00Z');
  const projects = sampleProjects(now);
  for (const { projectId, scheduledDate } of sampleAppointments(now)) {
    if (projectId) expect(projects.find(({ id }) => id === projectId)?.scheduledDate).toBe(scheduledDate);
  }
});

test('it is what the domain calls projects and appointments', () => {
  const now = new Date();
  for (const project of sampleProjects(now)) expect(projectSchema.parse(project)).toEqual(project);
  for (const appointment of sampleAppointments(now)) {
    expect(appointmentSchema.parse(appointment)).toEqual(appointment);
  }
});

test('every photo is there, and every drawing is shown', async () => {
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
