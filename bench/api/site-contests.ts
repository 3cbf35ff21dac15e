import { randomUUID } from 'node:crypto';
import { maxListLength, maxOpenVisits } from '@welding/domain/business/limits';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { getFirestore } from 'firebase-admin/firestore';
import { createTestAppointment, createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { bareMail } from './bare-desk.ts';
import { type Contest, sameRounds } from './contest.ts';
import { createBare, createUsages } from './create-bare.ts';
import type { ApiSender } from './send-request.ts';

/** The routes of visitors and clients. */
export async function siteContests(sender: ApiSender): Promise<Contest[]> {
  const client = await createTestClient();
  const database = getFirestore();
  const project = await createTestProject(client);
  await Promise.all(Array.from({ length: 3 }, () => createTestProject(client)));
  await Promise.all(Array.from({ length: 4 }, () => createTestAppointment(client)));
  const lookup = { method: 'GET', path: `/api/clients/${encodeURIComponent(client.email)}` };
  const { cookie } = await sender.send(lookup);
  const quote = {
    firstName: 'Jordan',
    lastName: 'Example',
    email: client.email,
    phone: client.phone,
    serviceType: 'truck',
    description: 'Cracked frame rail, needs welding on site',
    preferredContact: 'phone',
  };
  const scheduledDate = new Date(Date.now() + 86_400_000);
  const booking = { title: 'Heavy-Duty Truck Repairs', duration: '60' };
  // A quote counts for the client and the peer; a lookup for each, and for everybody; a booking for the client who books,
  // too.
  const [quoteUsages, lookupUsages, bookingUsages] = await Promise.all([
    createUsages(2),
    createUsages(3),
    createUsages(3),
  ]);
  // What every route of a client asks before it answers: does the client exist, and does the session hold.
  const confirm = () =>
    database.getAll(
      database.collection('clients').doc(client.id),
      database.collection('endedSessions').doc(randomUUID()),
      { fieldMask: ['email', 'sessionsValidFrom'] },
    );
  const listOf = (collection: string, order: string) =>
    database
      .collection(collection)
      .where('clientId', '==', client.id)
      .orderBy(order, 'desc')
      .limit(maxListLength)
      .get();
  return [
    {
      route: 'POST /api/quotes',
      expected: 201,
      prepare: () => ({
        request: { method: 'POST', path: '/api/quotes', cookie, json: quote, key: randomUUID() },
        bare: async () => {
          await database.getAll(...quoteUsages);
          await createBare({ quotes: { ...quote, status: 'pending', createdAt: new Date() } }, (batch) =>
            quoteUsages.map((usage) => batch.update(usage, { uses: 1 })),
          );
        },
      }),
    },
    sameRounds('GET /api/clients/{email}', 200, {
      request: lookup,
      bare: async () => {
        await Promise.all([
          database.getAll(...lookupUsages),
          database.collection('clientEmails').doc(client.email).get(),
          database.collection('clients').where('email', '==', client.email).limit(1).get(),
        ]);
        const batch = database.batch();
        for (const usage of lookupUsages) batch.update(usage, { uses: 1 });
        await batch.commit();
      },
    }),
    sameRounds('GET /api/projects/client/{clientId}', 200, {
      request: { method: 'GET', path: `/api/projects/client/${client.id}`, cookie },
      bare: () => Promise.all([confirm(), listOf('projects', 'createdAt')]),
    }),
    sameRounds('GET /api/appointments/client/{clientId}', 200, {
      request: { method: 'GET', path: `/api/appointments/client/${client.id}`, cookie },
      bare: () => Promise.all([confirm(), listOf('appointments', 'scheduledDate')]),
    }),
    {
      route: 'POST /api/appointments',
      expected: 201,
      prepare: bookersInTurn(sender, (booker) => ({
        request: {
          method: 'POST',
          path: '/api/appointments',
          cookie: booker.cookie,
          json: {
            ...booking,
            clientId: booker.clientId,
            projectId: booker.projectId,
            scheduledDate: scheduledDate.toISOString(),
          },
          key: randomUUID(),
        },
        bare: async () => {
          await Promise.all([
            confirm(),
            database.collection('idempotencyKeys').doc(randomUUID()).get(),
            database.collection('projects').doc(project.id).get(),
            database.collection('clients').doc(client.id).get(),
            database.collection('settings').doc('business').get(),
            database.getAll(...bookingUsages),
          ]);
          await database
            .collection('appointments')
            .where('clientId', '==', client.id)
            .where('status', 'in', openAppointmentStatuses)
            .where('scheduledDate', '>', new Date())
            .limit(maxOpenVisits)
            .count()
            .get();
          const stored = { ...booking, scheduledDate, status: 'scheduled', createdAt: new Date() };
          await createBare({ benchAppointments: stored, benchMails: bareMail }, (batch) => {
            for (const usage of bookingUsages) batch.update(usage, { uses: 1 });
          });
        },
      })),
    },
    sameRounds('GET /api/health', 200, {
      request: { method: 'GET', path: '/api/health' },
      bare: () => database.collection('health').doc('check').get(),
    }),
  ];
}

type Booker = { readonly clientId: string; readonly projectId: string; readonly cookie: string };

/** Rounds for a new client, with a project, as soon as one has as many visits ahead as a client may. */
function bookersInTurn(
  sender: ApiSender,
  round: (booker: Booker) => Awaited<ReturnType<Contest['prepare']>>,
) {
  let booker: Booker | undefined;
  let booked = 0;
  return async () => {
    if (!booker || booked === maxOpenVisits) {
      const client = await createTestClient();
      const { id: projectId } = await createTestProject(client);
      const path = `/api/clients/${encodeURIComponent(client.email)}`;
      booker = {
        clientId: client.id,
        projectId,
        cookie: (await sender.send({ method: 'GET', path })).cookie,
      };
      booked = 0;
    }
    booked += 1;
    return round(booker);
  };
}
