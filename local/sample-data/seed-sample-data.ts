import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { StackAddresses } from '../stack/addresses.ts';
import { demoProjectId } from '../stack/project-root.ts';
import { sampleAppointments } from './sample-appointments.ts';
import { sampleClients } from './sample-clients.ts';
import { sampleProjects } from './sample-projects.ts';

/** Writes the sample clients with their projects and appointments, in one batch, as of now. */
export async function seedSampleData({ firestore }: Pick<StackAddresses, 'firestore'>): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  const app = initializeApp({ projectId: demoProjectId }, `seed-${firestore}`);
  try {
    await writeAll(getFirestore(app), new Date());
  } finally {
    await deleteApp(app);
  }
}

async function writeAll(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const client of Object.values(sampleClients)) {
    batch.set(db.doc(`clients/${client.id}`), { ...client, createdAt: Timestamp.fromDate(now) });
    batch.set(db.doc(`clientEmails/${client.email}`), { clientId: client.id });
  }
  for (const project of sampleProjects(now))
    batch.set(db.doc(`projects/${project.id}`), withTimestamps(project));
  for (const appointment of sampleAppointments(now)) {
    batch.set(db.doc(`appointments/${appointment.id}`), withTimestamps(appointment));
  }
  await batch.commit();
}

const timeFields = ['createdAt', 'scheduledDate', 'completedDate'];

function withTimestamps(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) =>
      timeFields.includes(name) ? [name, Timestamp.fromDate(new Date(String(value)))] : [name, value],
    ),
  );
}
