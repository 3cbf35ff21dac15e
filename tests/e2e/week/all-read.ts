import { expect } from '@playwright/test';
import { formatDollars } from '@welding/domain/values/money';
import { saidToClients } from '../said-to-clients.ts';
import { spokenEnglish } from '../spoken-english.ts';
import type { PeopleOfTheWeek } from './people-of-the-week.ts';

/** What is true of the job; money is dollars. */
type Read = {
  readonly status: keyof (typeof saidToClients.en)['statuses'];
  /** What the client has signed for. */
  readonly agreed?: number;
  /** What was billed; the client is asked for nothing before that. */
  readonly invoiced?: number;
  readonly paid: number;
  /** Missing while nothing is agreed. */
  readonly balance?: number;
  readonly hasNextVisit: boolean;
  /** Whether the welder has the job on the phone, and what is to be collected there. */
  readonly toCollect?: number;
};

/** A page hears of what others do a little later, and on a busy machine later than that. */
const soon = { timeout: 45_000 };

/** Client, office, owner and welder read the same of the job, on pages that stay open. */
export async function allRead(people: PeopleOfTheWeek, read: Read): Promise<void> {
  await clientReads(people, read);
  await deskReads(people, read);
  await welderReads(people, read);
  for (const page of [people.client, people.welder])
    expect(await spokenEnglish(page, 'own words')).toEqual([]);
}

async function clientReads({ client, job, toClient }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, paid, balance, hasNextVisit } = read;
  await expect(job).toContainText(toClient.statuses[status], soon);
  if (agreed !== undefined) await expect(job).toContainText(toClient.agreed(formatDollars(agreed)), soon);
  await (hasNextVisit ? expect(job).not : expect(job)).toContainText(toClient.notScheduled, soon);
  if (invoiced === undefined) {
    for (const asked of [toClient.toPay(''), toClient.paidInFull, toClient.paidTooMuch])
      await expect(job).not.toContainText(asked.trim());
  } else {
    await expect(job).toContainText(
      balance ? toClient.toPay(formatDollars(balance)) : toClient.paidInFull,
      soon,
    );
  }
  if (paid === 0) return;
  await job.getByRole('button').click();
  const details = client.getByRole('dialog', { name: toClient.jobTitle });
  await expect(details).toContainText(toClient.paid(formatDollars(paid)), soon);
  await client.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

async function deskReads({ owner, office, projectAddress }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, paid, balance, hasNextVisit } = read;
  for (const page of [owner, office]) {
    if (page.url() !== projectAddress) await page.goto(projectAddress);
    const badge = page.getByRole('main').locator('[data-tone]').first();
    await expect(badge).toHaveText(saidToClients.en.statuses[status], soon);
    const details = page.getByRole('region', { name: 'Details' });
    await (hasNextVisit ? expect(details).not : expect(details)).toContainText('Not scheduled yet', soon);
    if (agreed !== undefined) await expect(details).toContainText(`Agreed${formatDollars(agreed)}`, soon);
    const figures = page.getByRole('region', { name: 'Payments' }).locator('dl');
    if (invoiced !== undefined)
      await expect(figures).toContainText(`Invoiced${formatDollars(invoiced)}`, soon);
    await expect(figures).toContainText(`Paid${formatDollars(paid)}`, soon);
    if (balance !== undefined) await expect(figures).toContainText(`Balance${formatDollars(balance)}`, soon);
  }
}

async function welderReads({ stops, toWelder }: PeopleOfTheWeek, { toCollect }: Read): Promise<void> {
  if (toCollect === undefined) return;
  for (const stop of stops) {
    if (toCollect === 0) await expect(stop.getByText(toWelder.nothingToCollect)).toHaveCount(0, soon);
    else await expect(stop).toContainText(toWelder.toCollect(formatDollars(toCollect)), soon);
  }
}
