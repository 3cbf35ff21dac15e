import { expect } from '@playwright/test';
import { formatDollars } from '@welding/domain/values/money';
import type { PeopleOfTheWeek } from './people-of-the-week.ts';

/** What is true of the job; money is dollars. */
type Read = {
  readonly status: 'Pending' | 'In Progress' | 'Completed';
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
}

async function clientReads({ job }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, balance, hasNextVisit } = read;
  await expect(job).toContainText(status, soon);
  if (agreed !== undefined) await expect(job).toContainText(`Agreed ${formatDollars(agreed)}`, soon);
  await (hasNextVisit ? expect(job).not : expect(job)).toContainText('Not scheduled yet', soon);
  if (invoiced === undefined) {
    await expect(job).not.toContainText(/to pay|Paid in full|paid too much/);
  } else {
    await expect(job).toContainText(balance ? `${formatDollars(balance)} to pay` : 'Paid in full', soon);
  }
}

async function deskReads({ owner, office, projectAddress }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, paid, balance, hasNextVisit } = read;
  for (const page of [owner, office]) {
    if (page.url() !== projectAddress) await page.goto(projectAddress);
    await expect(page.getByRole('main').locator('[data-tone]').first()).toHaveText(status, soon);
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

async function welderReads({ stops }: PeopleOfTheWeek, { toCollect }: Read): Promise<void> {
  if (toCollect === undefined) return;
  for (const stop of stops) {
    if (toCollect === 0) await expect(stop.getByText('To collect')).toHaveCount(0, soon);
    else await expect(stop).toContainText(`To collect: ${formatDollars(toCollect)}`, soon);
  }
}
