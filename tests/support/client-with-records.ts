import { randomUUID } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { createTestPayment, createTestQuote } from './desk.ts';
import { storeTestMail } from './mails.ts';
import { createProvenClient, createTestAppointment, createTestProject } from './sample.ts';

/** A client with one record of each kind, all in the past. */
export async function clientWithRecords() {
  const client = await createProvenClient({ firstName: 'Pat', lastName: 'Record', address: '5 Elm St' });
  const project = await createTestProject(client, { title: 'Gate for Pat Record', description: 'At Pat’s' });
  const visit = await createTestAppointment(client, {
    projectId: project.id,
    scheduledDate: '2024-05-06T15:00:00.000Z',
    status: 'completed',
    description: 'Ring at Pat’s',
  });
  const payment = await createTestPayment(client.id, { projectId: project.id });
  const accepted = await createTestQuote({ clientId: client.id, projectId: project.id, status: 'completed' });
  const open = await createTestQuote({
    email: client.email,
    firstName: 'Pat',
    intake: { broke: 'The gate at Elm St', metal: 'steel' },
  });
  const noteId = randomUUID();
  const note = { projectId: project.id, text: 'Pat pays late' };
  await getFirestore().collection('projectNotes').doc(noteId).set(note);
  const received = await storeTestMail({ to: client.email, status: 'sent', text: 'Dear Pat' });
  const told = await storeTestMail({ clientId: client.id, status: 'sent', to: 'earlier@example.com' });
  return { client, project, visit, payment, accepted, open, noteId, received, told };
}
