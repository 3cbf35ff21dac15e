import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { lightPhone, lookInEach } from './look.ts';

test('The office sees a day’s stops as they are driven, with the drives and the whole way on a map', {
  tag: '@all',
}, async ({ page }) => {
  const day = quietDay('Tuesday');
  const office = await createTestStaff('office');
  const ada = await createTestStaff('welder', `Ada ${office.id.slice(0, 8)}`);
  const client = await createTestClient();
  const stops = [
    ['13:00', { address: '900 Church St, Evanston', zip: '60201' }],
    ['08:00', { address: '1400 W 21st St, Chicago', zip: '60608' }],
    ['16:00', {}],
  ] as const;
  for (const [clock, place] of stops) {
    const scheduledDate = chicagoInstant(`${day}T${clock}`).toISOString();
    await createTestAppointment(client, {
      ...{ title: `Gate at ${clock}`, clientName: `Client of ${clock}`, welderId: ada.id, scheduledDate },
      ...place,
    });
  }
  await openDeskAt(page, office, `/desk/calendar?view=day&day=${day}`);
  await page.getByText('Stops in driving order').click();
  const route = page.getByRole('region', { name: ada.name });
  const rows = route.getByRole('listitem');
  await expect(rows).toHaveText([
    /About \d+ min8:00 AM, Client of 08:001400 W 21st St, Chicago, 60608/,
    /About \d+ min1:00 PM, Client of 13:00900 Church St, Evanston, 60201/,
    /Drive time unknown4:00 PM, Client of 16:00No address yet/,
  ]);
  await expect(route).toContainText(/At least .* of driving, as the crow flies/);
  const href = await route
    .getByRole('link', { name: `Open route in Maps: ${ada.name}` })
    .getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  expect(searchParams.get('waypoints')).toBe('1400 W 21st St, Chicago, 60608');
  expect(searchParams.get('destination')).toBe('900 Church St, Evanston, 60201');
  await lookInEach(page, 'stops in driving order', lightPhone);
});
