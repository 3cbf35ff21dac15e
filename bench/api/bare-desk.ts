import { randomUUID } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { auth } from '../../functions/src/data/auth.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { createTestStaff, staffToken } from '../../tests/support/staff.ts';
import { todayAt } from '../../tests/support/visits.ts';

/** An entry of the history as it is stored. */
export const bareEntry = {
  action: 'changed',
  entity: 'project',
  changes: [{ field: 'title', from: 'a', to: 'b' }],
  at: new Date(),
};

/** A mail in the outbox, about as long as the one that tells of a visit, with its HTML, text and calendar part. */
export const bareMail = { status: 'queued', dueAt: new Date(), contents: 'x'.repeat(12_000) };

/**
 * People, a client with a project and visits, and the plain operations of which the desk's answers are made. What each of
 * them needs besides its own: the token, which Firebase Auth's emulator is asked about, and the document of its sender.
 */
export async function bareDesk() {
  const database = getFirestore();
  const accounts = await auth();
  const [office, welder] = [await createTestStaff('office'), await createTestStaff('welder')];
  const [bearer, welderBearer] = [await staffToken(office), await staffToken(welder)];
  const client = await createTestClient();
  const project = await createTestProject(client, { estimatedCost: 450 });
  const visits = await Promise.all(
    [8, 10, 12, 14].map((hours) =>
      createTestAppointment(client, {
        welderId: welder.id,
        projectId: project.id,
        scheduledDate: todayAt(hours),
      }),
    ),
  );
  const documentOf = (collection: string, id: string) => database.collection(collection).doc(id).get();
  return {
    ...{ database, bearer, welderBearer, welder, client, project, visits },
    documentOf,
    verify: () => accounts.verifyIdToken(bearer),
    staff: () => documentOf('staff', office.id),
    /** A change and its entry in the history, in one batch. */
    change: async (collection: string, id: string, fields: object) => {
      const batch = database.batch();
      batch.update(database.collection(collection).doc(id), { ...fields });
      batch.create(database.collection('audit').doc(randomUUID()), bareEntry);
      await batch.commit();
    },
  };
}

export type BareDesk = Awaited<ReturnType<typeof bareDesk>>;
