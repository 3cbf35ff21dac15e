import type { Intake } from '@welding/domain/entities/intake';
import { kindsTo } from '../support/client-mails.ts';
import { createTestQuote } from '../support/desk.ts';
import { createProvenClient, createTestAppointment } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk, openDeskAt } from './desk-page.ts';
import { expect, firestoreNews, test } from './fixtures.ts';
import { darkPhone, show } from './look.ts';

const intake: Intake = {
  broke: 'The seam of the fuel tank',
  metal: 'aluminum',
  thickness: 'thin',
  setting: 'indoors',
  access: 'leads',
  town: 'Naperville, IL',
  combustibles: 'unsure',
  fireWatch: 'no',
  permit: 'yes',
  tank: 'yes',
};

test('A visitor’s answers about the job are in the request, and their safety notes on its visit', async ({
  page,
  allowConsole,
  otherDevice,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  await show(page, darkPhone[0]);
  const [owner, welder] = [await createTestStaff('owner'), await createTestStaff('welder')];
  const client = await createProvenClient();
  const quote = await createTestQuote({
    email: client.email,
    serviceType: 'aluminum',
    intake,
    priceRange: { low: 210, high: 460 },
  });
  await openDeskAt(page, owner, `/desk/requests/${quote.id}`);
  const job = page.getByRole('region', { name: 'About the job' });
  await expect(job.getByText('The seam of the fuel tank')).toBeVisible();
  await expect(job.getByText('Within 150 ft: the leads reach')).toBeVisible();
  await expect(page.getByText(/Naperville, IL, 2\d miles west: inside our 50 miles/)).toBeVisible();
  await expect(job.getByText(/no sparks until it is emptied/)).toBeVisible();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText(/^By our rates: \$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await expect(answer.getByText('Shown on the site before it was sent: $210 to $460')).toBeVisible();
  await expect(answer.getByRole('list', { name: 'An estimate could start with' })).toContainText(
    'Welding on site',
  );
  await page.getByRole('checkbox', { name: 'Tell the client by email that we’re taking the job' }).check();
  await expect(page.getByText(`To ${client.email}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tell the client by email that we’re taking the job' }).uncheck();
  const title = page.getByLabel('Project title');
  await title.fill('');
  await page.getByRole('button', { name: 'Accept and plan the visit' }).click();
  await expect(title, 'refused, so the other button keeps its own next page').toBeFocused();
  await title.fill('Fuel tank');
  await page.getByRole('button', { name: 'Accept and write the estimate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New estimate' })).toBeVisible();
  const welding = page.getByRole('group', { name: 'Line 1' });
  await expect(welding.getByLabel('Description')).toHaveValue('Welding on site');
  await expect(page.getByText(/^The lines start from the request’s price range, \$/)).toBeVisible();
  const projectId = new URL(page.url()).searchParams.get('project') ?? '';
  // By keyboard, because on a phone the acceptance's notification may cover the button.
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await page.getByRole('button', { name: 'Send …' }).click();
  await page.getByRole('button', { name: 'Send estimate' }).click();
  await expect(page.getByRole('button', { name: 'New version' })).toBeVisible();
  // The client got only the estimate's mail. Accepting the request sent none.
  await expect.poll(() => kindsTo(client.email)).toEqual(['estimate']);

  const visit = await createTestAppointment(client, {
    projectId,
    welderId: welder.id,
    scheduledDate: todayAt(23.5),
  });
  await page.goto(`/desk/calendar/visits/${visit.id}`);
  const safety = page.getByRole('region', { name: 'Safety: bring and check' });
  await expect(safety.getByText('Hot-work permit: have it signed before you start')).toBeVisible();

  const today = await otherDevice();
  await show(today, darkPhone[0]);
  await openDesk(today, welder);
  const stop = today.getByRole('article', { name: 'Jordan Example' });
  await expect(stop.getByText(/no sparks until it is emptied/)).toBeVisible();
  await stop.getByText('About the job').click();
  await expect(stop.getByText('The seam of the fuel tank')).toBeVisible();
  await today.goto(`/desk/calendar/visits/${visit.id}`);
  await expect(today.getByText('Hot-work permit: have it signed before you start')).toBeVisible();
});
