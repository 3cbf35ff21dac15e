import { createTestPayment } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { storeRefusedTap } from '../support/store-refused-tap.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk, openScreen, unfold } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { darkPhone, show } from './look.ts';

test('The owner sees a client’s move, takes over cash, and invoices the agreed total with one tap', async ({
  page,
}) => {
  test.slow();
  await show(page, darkPhone[0]);
  const owner = await createTestStaff('owner');
  const client = await createTestClient({ lastName: `N${crypto.randomUUID().slice(0, 8)}` });
  const clientName = `${client.firstName} ${client.lastName}`;
  await createTestAppointment(client, {
    ...{ title: 'Moved gate', status: 'rescheduled', changedByClient: true },
    ...{ scheduledDate: todayAt(40), clientName },
  });
  await createTestAppointment(client, {
    ...{ title: 'Booked gate', changedByClient: true, bookedByClient: true },
    ...{ scheduledDate: todayAt(43), clientName },
  });
  const welder = await createTestStaff('welder');
  await createTestAppointment(client, {
    ...{ title: 'Locked gate', welderId: welder.id, needsWelder: true },
    ...{ scheduledDate: todayAt(41), clientName },
  });
  const called = await createTestAppointment(client, {
    ...{
      title: 'Called off',
      welderId: welder.id,
      status: 'cancelled',
      scheduledDate: todayAt(42),
      clientName,
    },
  });
  await storeRefusedTap(called, {
    by: { id: welder.id, name: `Wes of ${client.lastName}` },
    hours: 2.5,
    text: 'Hung',
  });
  const farOff = { scheduledDate: todayAt(20 * 24), outsideHours: true };
  await createTestAppointment(client, { ...farOff, title: 'Late call', clientName });
  const project = await createTestProject(client, {
    ...{ title: `Gate of ${client.lastName}`, status: 'in_progress', agreedTotal: 540, awaitsInvoice: true },
  });
  const line = { kind: 'labor' as const, quantity: 1 };
  const estimate = await createTestEstimate(client, {
    ...{ project, status: 'approved', lines: [{ ...line, description: 'Gate', unitPrice: 600 }] },
  });
  await createTestEstimate(client, {
    ...{ project, status: 'approved', changeOf: estimate.id, number: `${estimate.number}-C1` },
    ...{ lines: [{ ...line, description: 'No paint', unitPrice: -60 }], createdAt: new Date().toISOString() },
  });
  const collectedBy = { id: owner.id, name: `Wes of ${client.lastName}` };
  for (const amount of [200, 40.5]) {
    const cash = { method: 'cash' as const, collectedBy, handedOver: false, projectId: project.id };
    await createTestPayment(client.id, { ...cash, amount });
  }
  await createTestPayment(client.id, {
    ...{ method: 'cash', collectedBy, handedOver: false, projectId: project.id, amount: 75 },
    ...{ status: 'canceled', updatedAt: new Date().toISOString() },
  });

  await openDesk(page, owner);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(0)).toHaveText('Needs you');
  await expect(headings.nth(1)).toHaveText("Today's visits");

  const tap = (await unfold(page, 'Taps not accepted'))
    .getByRole('listitem')
    .filter({ hasText: `Wes of ${client.lastName}: Finish, 2 h 30 min` });
  await expect(tap).toContainText('This visit was cancelled.');
  await expect(tap.getByRole('link', { name: `Called off, ${clientName}` })).toBeVisible();
  const collected = await unfold(page, 'Collected, not handed over');
  const carried = collected.getByRole('region', { name: `With ${collectedBy.name}: $240.50` });
  const handOver = (amount: string) =>
    carried.getByRole('button', { name: `Handed over: ${amount} of ${clientName} from ${collectedBy.name}` });
  await expect(handOver('$200.00')).toBeVisible();
  await expect(handOver('$40.50')).toBeVisible();
  await expect(
    (await unfold(page, 'Collected, then taken back')).getByRole('link', {
      name: `${clientName}, collected by ${collectedBy.name} $75.00`,
    }),
  ).toBeVisible();
  const toConfirm = await unfold(page, 'Visits to confirm');
  await expect(toConfirm).toContainText(`Late call, ${clientName}`);
  const toGive = (await unfold(page, 'Another welder needed'))
    .getByRole('listitem')
    .filter({ hasText: `Locked gate, ${clientName}` });
  const send = toGive.getByRole('button', { name: /^Send \S/ }).first();
  await expect(send).toBeVisible();
  const changed = await unfold(page, 'Booked, moved or cancelled by clients');

  await tap
    .getByRole('button', { name: `Taken care of: Finish, 2 h 30 min, Wes of ${client.lastName}` })
    .click();
  await expect(tap).toHaveCount(0);

  const booked = changed.getByRole('listitem').filter({ hasText: `Booked gate, ${clientName}` });
  await expect(booked).toContainText('Booked: ');
  await booked.getByRole('button', { name: `Seen: Booked gate, ${clientName}` }).click();
  await expect(booked).toHaveCount(0);
  await toConfirm.getByRole('button', { name: `Confirm: Late call, ${clientName}` }).click();
  await expect(toConfirm.filter({ hasText: `Late call, ${clientName}` })).toHaveCount(0);

  await send.click();
  await expect(toGive).toHaveCount(0);
  const moved = changed.getByRole('link', { name: `Moved gate, ${clientName}` });
  await moved.click();
  await expect(page.getByText('The client moved this visit.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(`${owner.name} opened the visit`);
  await openScreen(page, 'Today');
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  await expect(moved).toHaveCount(0);

  const finished = await unfold(page, 'Finished, not invoiced');
  await finished.getByRole('link', { name: new RegExp(project.title) }).click();
  await expect(page.getByText(`Filled in: $540.00`)).toContainText(`${estimate.number}-C1`);
  const second = page.getByRole('group', { name: 'Line 2' });
  await expect(second.getByLabel('Description')).toHaveValue('No paint');
  await expect(second.getByLabel('Unit price')).toHaveValue('-60.00');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /INV-/ })).toBeVisible();
});
