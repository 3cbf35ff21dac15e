import type { Project } from '@welding/domain/project';
import { sampleClients } from './sample-clients.ts';

/** A project of the sample data: times are days from the moment of seeding. */
type SampleProject = Omit<Project, 'clientId' | 'scheduledDate' | 'completedDate' | 'createdAt'> & {
  createdDays: number;
  scheduledDays?: number;
  completedDays?: number;
};

const clientId = sampleClients.casey.id;

const projects: readonly SampleProject[] = [
  {
    id: '9f0ec700-0000-4000-8000-000000000001',
    title: 'Driveway gate hinge repair',
    description: 'Both hinges of the steel driveway gate are cracked; the left leaf drags on the ground.',
    serviceType: 'metal_structures',
    status: 'pending',
    estimatedCost: 450,
    beforePhotos: [],
    afterPhotos: [],
    createdDays: -1,
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000002',
    title: 'Dump truck frame crack',
    description: 'Crack in the left frame rail behind the cab. Grind out, weld and fish-plate on site.',
    serviceType: 'truck',
    status: 'in_progress',
    estimatedCost: 1850.5,
    beforePhotos: [],
    afterPhotos: [],
    createdDays: -8,
    scheduledDays: 2,
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000003',
    title: 'Aluminum boat trailer crossmember',
    description: 'New crossmember welded in, all seams of the trailer checked.',
    serviceType: 'aluminum',
    status: 'completed',
    estimatedCost: 620,
    finalCost: 587.25,
    beforePhotos: [],
    afterPhotos: [],
    createdDays: -40,
    scheduledDays: -33,
    completedDays: -32,
  },
  {
    id: '9f0ec700-0000-4000-8000-000000000004',
    title: 'Loading dock rail replacement',
    serviceType: 'mobile_welding',
    status: 'cancelled',
    estimatedCost: 975,
    beforePhotos: [],
    afterPhotos: [],
    createdDays: -60,
    scheduledDays: -50,
  },
];

/** Casey's projects, one in each status, as seen from `now`. */
export function sampleProjects(now: Date): Project[] {
  return projects.map(({ createdDays, scheduledDays, completedDays, ...project }) => ({
    ...project,
    clientId,
    createdAt: daysFrom(now, createdDays),
    ...(scheduledDays !== undefined && { scheduledDate: daysFrom(now, scheduledDays) }),
    ...(completedDays !== undefined && { completedDate: daysFrom(now, completedDays) }),
  }));
}

/** ISO 8601 of the instant `days` times 24 hours after `now`. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}
