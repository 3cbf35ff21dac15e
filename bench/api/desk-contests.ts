import { randomUUID } from 'node:crypto';
import { maxListLength } from '@welding/domain/business/limits';
import { thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { auth } from '../../functions/src/data/auth.ts';
import { createTestQuote } from '../../tests/support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { createTestStaff, staffToken } from '../../tests/support/staff.ts';
import { todayAt } from '../../tests/support/visits.ts';
import { type Contest, sameRounds } from './contest.ts';
import { createBare } from './create-bare.ts';

const entry = { action: 'changed', entity: 'project', changes: [{ field: 'title', from: 'a', to: 'b' }] };
const csvPage = 500;

/**
 * The desk's main routes. What each of them needs besides its own: the token, which Firebase Auth's emulator is asked
 * about, and the document of whoever sends it.
 */
export async function deskContests(): Promise<Contest[]> {
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

  const verify = () => accounts.verifyIdToken(bearer);
  const documentOf = (collection: string, id: string) => database.collection(collection).doc(id).get();
  const staff = () => documentOf('staff', office.id);
  /** A change and its entry in the history, in one batch. */
  const change = async (collection: string, id: string, fields: object, entries = 1) => {
    const batch = database.batch();
    batch.update(database.collection(collection).doc(id), { ...fields });
    for (let count = 0; count < entries; count += 1)
      batch.create(database.collection('audit').doc(randomUUID()), { ...entry, at: new Date() });
    await batch.commit();
  };
  const created = { audit: { ...entry, at: new Date() } };

  return [
    {
      route: 'POST /api/desk/quotes/{id}/accept',
      expected: 201,
      prepare: async () => {
        const [quote, other] = [await createTestQuote(), await createTestQuote()];
        const json = { project: { title: 'Frame rail', serviceType: 'truck' } };
        return {
          request: {
            method: 'POST',
            path: `/api/desk/quotes/${quote.id}/accept`,
            bearer,
            json,
            key: randomUUID(),
          },
          bare: async () => {
            await verify();
            await Promise.all([
              staff(),
              documentOf('quotes', other.id),
              documentOf('idempotencyKeys', randomUUID()),
            ]);
            await Promise.all([
              documentOf('clientEmails', other.email),
              database.collection('clients').where('email', '==', other.email).limit(1).get(),
            ]);
            const stored = {
              benchClients: client,
              benchProjects: project,
              benchEmails: { clientId: client.id },
            };
            await createBare({ ...created, ...stored }, (batch) => {
              batch.update(database.collection('quotes').doc(other.id), { status: 'completed' });
              for (let count = 0; count < 2; count += 1)
                batch.create(database.collection('audit').doc(randomUUID()), created.audit);
            });
          },
        };
      },
    },
    {
      route: 'PATCH /api/desk/clients/{id}',
      expected: 200,
      prepare: async () => {
        const [changed, other] = [await createTestClient(), await createTestClient()];
        const json = { updatedAt: null, phone: '(312) 555-0177' };
        return {
          request: { method: 'PATCH', path: `/api/desk/clients/${changed.id}`, bearer, json },
          bare: async () => {
            await verify();
            await Promise.all([staff(), documentOf('clients', other.id)]);
            await Promise.all([
              documentOf('clientEmails', other.email),
              database.collection('clients').where('email', '==', other.email).limit(1).get(),
              database.collection('clientEmails').where('clientId', '==', other.id).get(),
              database
                .collection('appointments')
                .where('clientId', '==', other.id)
                .where('status', 'in', ['scheduled', 'rescheduled'])
                .where('scheduledDate', '>', new Date())
                .orderBy('scheduledDate')
                .limit(maxListLength)
                .get(),
            ]);
            await change('clients', other.id, { ...changed, email: other.email, id: other.id });
          },
        };
      },
    },
    {
      route: 'PATCH /api/desk/projects/{id}',
      expected: 200,
      prepare: async () => {
        const [changed, other] = [await createTestProject(client), await createTestProject(client)];
        const json = { updatedAt: null, title: 'Gate hinge' };
        return {
          request: { method: 'PATCH', path: `/api/desk/projects/${changed.id}`, bearer, json },
          bare: async () => {
            await verify();
            await Promise.all([staff(), documentOf('projects', other.id)]);
            await change('projects', other.id, { title: 'Gate hinge', updatedAt: new Date() });
          },
        };
      },
    },
    {
      route: 'POST /api/desk/appointments',
      expected: 201,
      prepare: () => ({
        request: {
          method: 'POST',
          path: '/api/desk/appointments',
          bearer,
          json: {
            clientId: client.id,
            projectId: project.id,
            title: 'Gate',
            scheduledDate: new Date(Date.now() + 40 * 86_400_000).toISOString(),
            welderId: welder.id,
          },
          key: randomUUID(),
        },
        bare: async () => {
          await verify();
          await Promise.all([
            staff(),
            documentOf('clients', client.id),
            documentOf('projects', project.id),
            documentOf('staff', welder.id),
          ]);
          await createBare({ ...created, benchAppointments: { ...visits[0] } });
        },
      }),
    },
    {
      route: 'POST /api/desk/appointments/{id}/start',
      expected: 200,
      prepare: async () => {
        const [tapped, other] = await Promise.all(
          [1, 2].map(() => createTestAppointment(client, { welderId: welder.id })),
        );
        const at = new Date().toISOString();
        return {
          request: {
            method: 'POST',
            path: `/api/desk/appointments/${tapped?.id}/start`,
            bearer: welderBearer,
            json: { at },
            key: randomUUID(),
          },
          bare: async () => {
            await verify();
            await Promise.all([staff(), documentOf('appointments', other?.id ?? '')]);
            await change('appointments', other?.id ?? '', { startedAt: new Date(at), updatedAt: new Date() });
          },
        };
      },
    },
    {
      route: 'POST /api/desk/payments',
      expected: 201,
      prepare: () => ({
        request: {
          method: 'POST',
          path: '/api/desk/payments',
          bearer,
          json: { clientId: client.id, projectId: project.id, amount: 120, method: 'cash' },
          key: randomUUID(),
        },
        bare: async () => {
          await verify();
          await Promise.all([staff(), documentOf('projects', project.id)]);
          await createBare({
            ...created,
            benchPayments: { amount: 120, status: 'succeeded', paidAt: new Date() },
          });
        },
      }),
    },
    sameRounds('GET /api/desk/job-sheets', 200, {
      request: { method: 'GET', path: '/api/desk/job-sheets', bearer: welderBearer },
      bare: async () => {
        const { from, to } = thisWeekAndNext(new Date());
        await verify();
        await Promise.all([
          staff(),
          database
            .collection('appointments')
            .where('welderId', '==', welder.id)
            .where('scheduledDate', '>', from)
            .where('scheduledDate', '<', to)
            .orderBy('scheduledDate')
            .limit(maxListLength)
            .get(),
        ]);
        await Promise.all([
          documentOf('clients', client.id),
          documentOf('projects', project.id),
          database.collection('payments').where('projectId', '==', project.id).limit(maxListLength).get(),
        ]);
      },
    }),
    sameRounds('GET /api/desk/export/clients.csv', 200, {
      request: { method: 'GET', path: '/api/desk/export/clients.csv', bearer },
      bare: async () => {
        await verify();
        await staff();
        let page = database.collection('clients').orderBy(FieldPath.documentId()).limit(csvPage);
        for (;;) {
          const { docs, size } = await page.get();
          const last = docs.at(-1);
          if (!last || size < csvPage) return;
          page = page.startAfter(last);
        }
      },
    }),
  ];
}
