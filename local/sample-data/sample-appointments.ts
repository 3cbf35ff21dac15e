import type { Appointment } from '@welding/domain/entities/appointment';
import { sampleClients } from './sample-people.ts';
import { daysFrom } from './sample-projects.ts';
import { visitTime } from './visit-time.ts';

type SampleAppointment = Omit<Appointment, 'clientId' | 'scheduledDate' | 'createdAt'> & {
  /** Days from the day of seeding, and the time in Chicago. */
  scheduled: readonly [days: number, clock: string];
  createdDays: number;
};

const clientId = sampleClients.casey.id;

const appointments: readonly SampleAppointment[] = [
  {
    id: 'a9901d00-0000-4000-8000-000000000001',
    projectId: '9f0ec700-0000-4000-8000-000000000003',
    title: 'Aluminum Welding',
    description: 'Weld in the new crossmember.',
    duration: '240',
    status: 'completed',
    scheduled: [-33, '09:00'],
    createdDays: -38,
  },
  {
    id: 'a9901d00-0000-4000-8000-000000000002',
    projectId: '9f0ec700-0000-4000-8000-000000000002',
    title: 'Heavy-Duty Truck Repairs',
    description: 'Second visit: fish-plate the frame rail.',
    duration: '480',
    status: 'scheduled',
    scheduled: [2, '08:00'],
    createdDays: -6,
  },
  {
    id: 'a9901d00-0000-4000-8000-000000000003',
    title: 'Metal Structure Repairs',
    duration: '60',
    status: 'rescheduled',
    scheduled: [9, '13:30'],
    createdDays: -1,
  },
];

/** Casey's appointments, before and after `now`. */
export function sampleAppointments(now: Date): Appointment[] {
  return appointments.map(({ scheduled, createdDays, ...appointment }) => ({
    ...appointment,
    clientId,
    scheduledDate: visitTime(now, ...scheduled),
    createdAt: daysFrom(now, createdDays),
  }));
}
