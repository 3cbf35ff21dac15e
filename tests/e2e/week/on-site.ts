import { expect } from '@playwright/test';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { pngPicture } from '../../support/pictures.ts';
import { countTaps } from '../count-taps.ts';
import { openScreen } from '../desk-page.ts';
import { drawOn } from '../draw-on.ts';
import { findSignal, loseSignal } from '../network/offline-test.ts';
import type { PeopleOfTheWeek } from './people-of-the-week.ts';

/** A busy server is asked again after a while. */
const afterTheSignal = { timeout: 120_000 };

/** Two visits of today, at noon and at three, which the welder's open page hears of. */
export async function planTwoVisits({ office, projectAddress, abe, stops }: PeopleOfTheWeek): Promise<void> {
  for (const [index, clock] of ['12:00', '15:00'].entries()) {
    await office.goto(projectAddress);
    await office.getByRole('link', { name: 'Plan a visit' }).click();
    await office.getByLabel(/^Date and time/).fill(`${chicagoDate(new Date())}T${clock}`);
    await office.getByLabel('Welder').selectOption(abe.name);
    await office.getByRole('button', { name: 'Plan visit' }).click();
    await expect(stops[index === 0 ? 0 : 1]).toContainText('To collect: $500.00', { timeout: 30_000 });
  }
}

export async function beginTheFirst({ stops: [first] }: PeopleOfTheWeek): Promise<void> {
  await first.getByRole('button', { name: 'On my way', exact: true }).click();
  await first.getByRole('button', { name: 'Start', exact: true }).click();
}

/** A change order of $180.00 is sent from the office and signed on the welder's phone, which has no signal. */
export async function signExtraWork(people: PeopleOfTheWeek): Promise<void> {
  const { office, projectAddress, welder, welderNetwork, stops } = people;
  const [first] = stops;
  await office.goto(projectAddress);
  await office.getByRole('link', { name: /^E-\d+/ }).click();
  await office.getByRole('link', { name: 'Change order' }).click();
  await office.getByLabel('Description').fill('Second bracket');
  await office.getByLabel('Unit price').fill('180');
  await office.getByRole('button', { name: 'Save draft' }).click();
  await office.getByRole('button', { name: 'Send …' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Send change order' }).click();
  await expect(first.getByText(/^To sign: Change order E-\d+-C1, \$180\.00/)).toBeVisible({
    timeout: await lookAgain(people),
  });
  await loseSignal(welder, welderNetwork);
  await first.getByRole('button', { name: 'Have it signed' }).click();
  const dialog = welder.getByRole('dialog', { name: /^Change order/ });
  await dialog.getByLabel('Your full name').fill('Dana Zamora');
  await drawOn(welder);
  await dialog.getByRole('button', { name: 'Sign for $180.00' }).click();
  await expect(first.getByText('Signed by Dana Zamora. It is being sent.')).toBeVisible();
  await findSignal(welder, welderNetwork);
  await expect(first.getByText('It is being sent.')).toHaveCount(0, afterTheSignal);
}

/** Photos, hours and $400.00 in cash, in three taps: all without a signal, and sent once there is one. */
export async function finishAndCollect(people: PeopleOfTheWeek): Promise<void> {
  const { welder, welderNetwork, stops } = people;
  const [first, second] = stops;
  await second.getByText('Photos', { exact: true }).click();
  await loseSignal(welder, welderNetwork);
  await second
    .getByLabel('Take photo after')
    .setInputFiles({ name: 'after.png', mimeType: 'image/png', buffer: pngPicture(50, 30) });
  await expect(second.getByText('Waiting on this phone to be sent.')).toHaveCount(1);
  for (const [visit, steps] of [
    [first, ['Finish']],
    [second, ['On my way', 'Start', 'Finish']],
  ] as const) {
    for (const step of steps) await visit.getByRole('button', { name: step, exact: true }).click();
    const form = welder.getByRole('form', { name: 'Finish the visit' });
    await form.getByLabel('Hours worked').fill('4');
    await form.getByRole('button', { name: 'Finish the visit' }).click();
    await expect(form).toBeHidden();
  }
  const { taps } = await countTaps(welder);
  await second.getByRole('button', { name: 'Collect $680.00' }).click();
  await welder.getByRole('dialog').getByLabel('Amount', { exact: true }).fill('400');
  await welder.getByRole('dialog').getByRole('button', { name: 'I have $400.00' }).click();
  await expect(second.getByText('Collected $400.00 in cash. It is being sent.')).toBeVisible();
  for (const stop of stops) await expect(stop).toContainText('To collect: $280.00');
  expect(taps.length, `taps to collect cash: ${taps}`).toBeLessThanOrEqual(3);

  await findSignal(welder, welderNetwork);
  await expect(welder.getByText(/is being sent\.|to be sent\.|on this phone$/)).toHaveCount(
    0,
    afterTheSignal,
  );
}

/** The welder's money is handed over; until then the office reads with whom it is. */
export async function handOver({ office, abe }: PeopleOfTheWeek, amount: number): Promise<void> {
  await openScreen(office, 'Money');
  const carried = office.getByRole('region', { name: `With ${abe.name}: ${formatDollars(amount)}` });
  await carried.getByRole('button', { name: 'Handed over' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }).click();
  await expect(carried).toHaveCount(0);
}

/**
 * The welder looks at the calendar and comes back: an open page asks for what was sent, signed and paid every two minutes.
 * @returns how long an answer may take, in milliseconds
 */
export async function lookAgain({ welder }: PeopleOfTheWeek): Promise<number> {
  await openScreen(welder, 'Calendar');
  await openScreen(welder, 'Today');
  return 30_000;
}
