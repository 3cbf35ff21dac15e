import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '@welding/domain/entities/project';
import { sampleClients } from './sample-people.ts';
import { visitTime } from './visit-time.ts';

/** Days from the day of seeding, and a time in Chicago. */
type Visit = readonly [days: number, clock: string];

/** A project of the sample data: photos are names of drawings. */
type SampleProject = Omit<Project, 'clientId' | 'scheduledDate' | 'completedDate' | 'createdAt'> & {
  createdDays: number;
  scheduled?: Visit;
  completed?: Visit;
};

const clientId = sampleClients.casey.id;

const projects: readonly SampleProject[] = [
  {
    id: '9f0ec700-0000-4000-8000-000000000001',
    title: 'Driveway gate hinge repair',
    description: 'Both hinges of the steel driveway gate are cracked; the left leaf drags on the ground.',
    serviceType: 'metal_structures',
    status: 'pending',
    estimatedCost: 447,
    beforePhotos: ['gate-hinge', 'gate-dragging'],
    afterPhotos: [],
    createdDays: -1,
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000002',
    title: 'Dump truck frame crack',
    description: 'Crack in the left frame rail behind the cab. Grind out, weld and fish-plate on site.',
    serviceType: 'truck',
    status: 'in_progress',
    estimatedCost: 1815.5,
    agreedTotal: 1815.5,
    beforePhotos: ['truck-crack', 'truck-axle'],
    afterPhotos: [],
    createdDays: -8,
    scheduled: [2, '08:00'],
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000003',
    title: 'Aluminum boat trailer crossmember',
    description: 'New crossmember welded in, all seams of the trailer checked.',
    serviceType: 'aluminum',
    status: 'completed',
    estimatedCost: 620,
    finalCost: 587.25,
    beforePhotos: ['trailer-before'],
    afterPhotos: ['trailer-after', 'trailer-seam'],
    createdDays: -40,
    scheduled: [-33, '09:00'],
    completed: [-33, '13:00'],
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000004',
    title: 'Loading dock rail replacement',
    serviceType: 'mobile_welding',
    status: 'cancelled',
    estimatedCost: 975,
    beforePhotos: ['dock-rail'],
    afterPhotos: [],
    createdDays: -60,
    scheduled: [-50, '10:00'],
  },
];

/** Casey's projects, one in each status, relative to `now`. */
export function sampleProjects(now: Date): Project[] {
  return projects.map(({ createdDays, scheduled, completed, beforePhotos, afterPhotos, ...project }) => ({
    ...project,
    clientId,
    beforePhotos: beforePhotos.map(samplePhoto),
    afterPhotos: afterPhotos.map(samplePhoto),
    createdAt: daysFrom(now, createdDays),
    ...(scheduled && { scheduledDate: visitTime(now, ...scheduled) }),
    ...(completed && { completedDate: visitTime(now, ...completed) }),
  }));
}

/** The instant `days` times 24 hours after `now`, ISO 8601. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}

/** The drawings that replace photos. */
export const samplePhotosFolder = join(import.meta.dirname, 'photos');

/** Their path on the local stack. */
export const samplePhotosPath = '/sample-photos';

/** The address of a drawing. @param name its file name without extension */
export function samplePhoto(name: string): string {
  return `${samplePhotosPath}/${name}.svg`;
}

/** Copies the drawings into the site built in `web`. */
export async function serveSamplePhotos(web: string): Promise<void> {
  await cp(samplePhotosFolder, join(web, samplePhotosPath), { recursive: true });
}
