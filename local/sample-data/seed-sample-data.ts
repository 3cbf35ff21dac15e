import { clientVisitOf } from '@welding/domain/entities/appointment';
import { placeOfProject } from '@welding/domain/entities/client-search';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { dollarsToCents } from '@welding/domain/values/money';
import type { CollectionReference } from 'firebase-admin/firestore';
import { assignVisits } from '../../functions/src/calendar/assign-visits.ts';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { createClient } from '../../functions/src/clients/clients.ts';
import { keepFinishedJob } from '../../functions/src/costs/finished-jobs.ts';
import { estimates, estimateTemplates } from '../../functions/src/estimates/estimates.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { storeSampleEntries } from '../../functions/src/price-book/price-book.ts';
import { projectPlaces, projects } from '../../functions/src/projects/projects.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { storeStaff } from '../../functions/src/staff/staff.ts';
import { syncStaffAccount } from '../../functions/src/staff/staff-accounts.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { appointments, clientVisits } from '../../functions/src/visits/appointments.ts';
import { sampleAppointments } from './sample-appointments.ts';
import { storeSampleCosts } from './sample-costs.ts';
import { sampleMoney } from './sample-money.ts';
import { sampleClients, samplePassword, sampleStaff } from './sample-people.ts';
import { sampleProjects } from './sample-projects.ts';
import { sampleWeek } from './sample-week.ts';
import { storeSampleWorks } from './store-sample-works.ts';

const firstNumber = 1001;

/** Numbers projects in the order of their creation. */
function numbered(projects: readonly Project[]): Project[] {
  return projects
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((project, index) => ({ ...project, number: `P-${firstNumber + index}` }));
}

/**
 * Writes the sample week with Casey and Riley, and the sample staff, through the functions' own code, which must already use
 * the stack's emulators (`useEmulators`). @param stripe the address of the local Stripe
 * @throws EmailTakenError or StaffEmailTakenError if they exist already
 */
export async function seedSampleData(stripe: string): Promise<void> {
  const now = new Date();
  const week = sampleWeek(now);
  const batch = (await firestore()).batch();
  const add = <Entity extends { id: string }>(
    collection: CollectionReference<Entity>,
    entities: readonly Entity[],
  ) => {
    for (const entity of entities) batch.set(collection.doc(entity.id), entity);
  };
  const jobs = numbered([...sampleProjects(now), ...week.projects]);
  add(await projects(), jobs);
  add(await projectPlaces(), jobs.map(placeOfProject));
  const visits = [...sampleAppointments(now), ...week.visits];
  add(await appointments(), visits);
  add(await clientVisits(), visits.map(clientVisitOf));
  const money = await sampleMoney(now, week);
  const received = [...week.payments, ...money.payments];
  add(await payments(), received);
  add(await estimates(), money.estimates);
  add(await invoices(), money.invoices);
  add(await estimateTemplates(), money.templates);
  for (const [name, next] of Object.entries({ ...money.counters, projects: firstNumber + jobs.length })) {
    batch.set((await firestore()).collection('counters').doc(name), { next });
  }
  add(await quotes(), week.requests);
  await Promise.all([
    ...[...Object.values(sampleClients), ...week.clients].map(({ id, ...client }) =>
      createClient(client, id),
    ),
    ...Object.values(sampleStaff).map(async ({ id, ...person }) =>
      syncStaffAccount(await storeStaff(person, { id }), samplePassword),
    ),
    batch.commit(),
    tellStripe(stripe, received),
  ]);
  const actor = { id: 'sample-data', name: 'Sample data', role: 'system' } as const;
  await storeSampleEntries(actor);
  await storeSampleCosts(now, { visits, projects: jobs }, actor);
  await storeSampleWorks(now, jobs, [...Object.values(sampleClients), ...week.clients]);
  const completed = jobs.filter(({ status }) => status === 'completed');
  await Promise.all(completed.map(({ id }) => keepFinishedJob(id)));
  await repairDays(now);
  await assignVisits(now, actor);
}

/** Creates the sample card payments at the local Stripe, so that they can be refunded. @throws Error if it refuses */
async function tellStripe(stripe: string, payments: readonly Payment[]): Promise<void> {
  const byCard = payments.filter(({ method = 'card' }) => method === 'card');
  await Promise.all(
    byCard.map(async ({ id, amount, paidAt, createdAt, projectId, clientId }) => {
      const response = await fetch(`${stripe}/local/earlier_payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          id,
          amount: dollarsToCents(amount),
          created: Math.floor(Date.parse(paidAt ?? createdAt) / 1000),
          metadata: { ...websiteMark, projectId, clientId },
        }),
      });
      if (!response.ok) throw new Error(`The local Stripe did not take ${id}: ${response.status}`);
    }),
  );
}
