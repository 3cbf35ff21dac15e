import { randomUUID } from 'node:crypto';
import { maxListLength } from '@welding/domain/business/limits';
import { createTestPayment, createTestQuote } from '../../tests/support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { type BareDesk, bareEntry, bareMail } from './bare-desk.ts';
import type { Contest } from './contest.ts';
import { createBare } from './create-bare.ts';

const created = { audit: bareEntry };

/** The desk's main routes that change something. */
export function deskChangeContests(desk: BareDesk): Contest[] {
  const { database, bearer, welderBearer, welder, client, project, visits } = desk;
  const { documentOf, verify, staff, change } = desk;
  let planned = 0;
  /** A time of the welder's that nothing else has, beyond what clients book. */
  const freeTime = () => {
    planned += 1;
    return new Date(Date.now() + (400 * 24 + planned * 6) * 3_600_000).toISOString();
  };
  const projectWithPayments = async () => {
    const paid = await createTestProject(client);
    await Promise.all([1, 2, 3].map(() => createTestPayment(client.id, { projectId: paid.id })));
    return paid;
  };
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
            scheduledDate: freeTime(),
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
            documentOf('settings', 'business'),
            database.collection('recurringBlocks').limit(maxListLength).get(),
          ]);
          await documentOf('calendarDays', randomUUID());
          await createBare({
            ...created,
            benchAppointments: { ...visits[0] },
            benchDays: { busy: [] },
            benchMails: bareMail,
          });
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
      prepare: async () => {
        const [paid, other] = [await projectWithPayments(), await projectWithPayments()];
        const ofProject = (collection: string) =>
          database.collection(collection).where('projectId', '==', other.id).limit(2_000).get();
        return {
          request: {
            method: 'POST',
            path: '/api/desk/payments',
            bearer,
            json: { clientId: client.id, projectId: paid.id, amount: 120, method: 'cash' },
            key: randomUUID(),
          },
          // What a project owes is worked out of all its invoices and payments, on the version of its ledger.
          bare: async () => {
            await verify();
            await Promise.all([staff(), documentOf('projects', other.id), documentOf('clients', client.id)]);
            await Promise.all([
              documentOf('projectLedgers', other.id),
              ofProject('invoices'),
              ofProject('payments'),
            ]);
            await createBare({
              ...created,
              benchMails: bareMail,
              benchPushes: { kind: 'payment', body: '$120.00', dueAt: new Date() },
              benchPayments: { amount: 120, status: 'succeeded', paidAt: new Date() },
              benchLedgers: { changedAt: new Date() },
            });
          },
        };
      },
    },
  ];
}
