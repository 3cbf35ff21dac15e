import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client, NewClient } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { appointments } from '../../functions/src/data/appointments.ts';
import { createClient } from '../../functions/src/data/clients.ts';
import { projects } from '../../functions/src/data/projects.ts';
import { aClient, anAppointment, aProject } from './entities.ts';
import { stackAddresses } from './stack.ts';

/** A client of the test's own, with an e-mail nobody else has. */
export function createTestClient(overrides: Partial<NewClient> = {}): Promise<Client> {
  stackAddresses();
  const { firstName, lastName, phone } = aClient();
  return createClient({
    firstName,
    lastName,
    email: `jordan-${randomUUID()}@example.com`,
    phone,
    ...overrides,
  });
}

/** A project of this client, stored as the business would store it. */
export async function createTestProject(
  client: Pick<Client, 'id'>,
  overrides: Partial<Project> = {},
): Promise<Project> {
  stackAddresses();
  const project = aProject({
    id: randomUUID(),
    clientId: client.id,
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  await (await projects()).doc(project.id).set(project);
  return project;
}

/** An appointment of this client, tomorrow unless `overrides` says otherwise. */
export async function createTestAppointment(
  client: Pick<Client, 'id'>,
  overrides: Partial<Appointment> = {},
): Promise<Appointment> {
  stackAddresses();
  const appointment = anAppointment({
    id: randomUUID(),
    clientId: client.id,
    title: 'Heavy-Duty Truck Repairs',
    scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  await (await appointments()).doc(appointment.id).set(appointment);
  return appointment;
}

/** Changes fields of a project, as the business does while a client's page is open. */
export async function changeProject(projectId: string, change: Partial<Project>): Promise<void> {
  stackAddresses();
  await (await projects()).doc(projectId).set(change, { merge: true });
}

/** Changes fields of an appointment, as the business does while a client's page is open. */
export async function changeAppointment(appointmentId: string, change: Partial<Appointment>): Promise<void> {
  stackAddresses();
  await (await appointments()).doc(appointmentId).set(change, { merge: true });
}
