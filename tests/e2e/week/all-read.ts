import { expect, type Locator } from '@playwright/test';
import { formatDollars } from '@welding/domain/values/money';
import { hearOnToday } from '../desk-page.ts';
import { eventually } from '../fixtures.ts';
import { saidToClients } from '../said-to-clients.ts';
import { spokenEnglish } from '../spoken-english.ts';
import { leadToJob, type PeopleOfTheWeek } from './people-of-the-week.ts';

/** The state of the job. Money is dollars. */
export type Read = {
  readonly status: keyof (typeof saidToClients.en)['statuses'];
  /** The amount that the client signed for. */
  readonly agreed?: number;
  /** The billed amount. Before it the client is asked for nothing. */
  readonly invoiced?: number;
  readonly paid: number;
  /** Missing while nothing is agreed. */
  readonly balance?: number;
  readonly hasNextVisit: boolean;
  /** Whether the welder's phone has the job, and the amount to collect. */
  readonly toCollect?: number;
};

/** Checks that client, office, owner and welder see the same state of the job, on pages that stay open. */
export async function allRead(people: PeopleOfTheWeek, read: Read): Promise<void> {
  await clientReads(people, read);
  await deskReads(people, read);
  await welderReads(people, read);
  for (const page of [people.client, people.welder])
    expect(await spokenEnglish(page, 'own words')).toEqual([]);
}

async function clientReads({ client, job, toClient }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, paid, balance, hasNextVisit } = read;
  await eventually(job).toContainText(toClient.statuses[status]);
  if (invoiced !== undefined) await eventually(job).toContainText(formatDollars(invoiced));
  else if (agreed !== undefined) await eventually(job).toContainText(toClient.agreed(formatDollars(agreed)));
  await expectSchedule(job, toClient.notScheduled, { status, hasNextVisit });
  if (invoiced === undefined) {
    for (const asked of [toClient.toPay(''), toClient.paidInFull, toClient.paidTooMuch])
      await expect(job).not.toContainText(asked.trim());
  } else {
    await eventually(job).toContainText(
      balance ? toClient.toPay(formatDollars(balance)) : toClient.paidInFull,
    );
  }
  if (paid === 0) return;
  await job.getByRole('button').click();
  const details = client.getByRole('dialog', { name: toClient.jobTitle });
  await eventually(details).toContainText(toClient.paid(formatDollars(paid)));
  await client.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

/** Says that no visit is planned only if none is, and as if work had not begun only if it has not. */
async function expectSchedule(
  place: Locator,
  notScheduled: PeopleOfTheWeek['toClient']['notScheduled'],
  { status, hasNextVisit }: Pick<Read, 'status' | 'hasNextVisit'>,
): Promise<void> {
  for (const [of, sentence] of Object.entries(notScheduled)) {
    const isSaid = !hasNextVisit && of === status;
    await (isSaid ? eventually(place) : eventually(place).not).toContainText(sentence);
  }
}

async function deskReads({ owner, office, projectAddress }: PeopleOfTheWeek, read: Read): Promise<void> {
  const { status, agreed, invoiced, paid, balance, hasNextVisit } = read;
  for (const page of [owner, office]) {
    await leadToJob(page, projectAddress);
    const badge = page.getByRole('main').locator('[data-tone]').first();
    await eventually(badge).toHaveText(saidToClients.en.statuses[status]);
    const details = page.getByRole('region', { name: 'Details' });
    await expectSchedule(details, saidToClients.en.notScheduled, { status, hasNextVisit });
    if (agreed !== undefined) await eventually(details).toContainText(`Agreed${formatDollars(agreed)}`);
    const figures = page.getByRole('region', { name: 'Payments' }).locator('dl');
    if (invoiced !== undefined) await eventually(figures).toContainText(`Invoiced${formatDollars(invoiced)}`);
    await eventually(figures).toContainText(`Paid${formatDollars(paid)}`);
    if (balance !== undefined) await eventually(figures).toContainText(`Balance${formatDollars(balance)}`);
  }
}

async function welderReads(people: PeopleOfTheWeek, { toCollect }: Read): Promise<void> {
  const { stops, toWelder, welder, languages } = people;
  if (toCollect === undefined) return;
  const asked = toCollect === 0 ? toWelder.nothingToCollect : toWelder.toCollect(formatDollars(toCollect));
  const isRead = async (expectIt: typeof expect) => {
    for (const stop of stops) await expectIt(stop.getByText(asked)).toHaveCount(toCollect === 0 ? 0 : 1);
  };
  await hearOnToday(welder, isRead, languages.welder);
}
