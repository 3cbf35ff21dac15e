import { createTestPayment, createTestQuote } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { leadTo } from './lead-to.ts';
import { type Looks, lookInEach, show } from './look.ts';

/** As wide as a tablet, where others are looked at as wide as a desktop. */
const phoneAndTablet: Looks = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 768 },
];

test('Requests and clients have no barrier, and long names break', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/permission-denied|@firebase\/firestore/);
  await show(page, phoneAndTablet[0]);
  const lastName = 'Wolfeschlegelsteinhausenbergerdorff';
  const client = await createTestClient({
    firstName: 'Maximiliana',
    lastName,
    address: '1 Elm St, Elgin',
  });
  await createTestProject(client, { title: `Gate of the ${lastName} estate`, finalCost: 1234.5 });
  await createTestAppointment(client);
  await createTestPayment(client.id);
  const { phone } = client;
  const request = await createTestQuote({
    lastName,
    phone,
    zip: '60505',
    createdAt: '2026-11-01T12:00:00.000Z',
  });
  await openDesk(page, await createTestStaff('owner'));
  const lookAt = async (path: string, ready: RegExp) => {
    await leadTo(page, path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await lookInEach(page, path, phoneAndTablet);
    await expectFitsLargeText(page);
  };
  await lookAt(`/desk/requests/${request.id}`, /same phone/);
  await lookAt('/desk/requests', /left$|^Overdue/);
  await lookAt(`/desk/clients?q=${lastName}`, /Maximiliana/);
  await lookAt(`/desk/clients/${client.id}`, /1,234\.50/);
  await lookAt('/desk/clients/new', /Add the client/);
});
