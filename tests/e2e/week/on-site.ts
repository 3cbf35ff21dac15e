import { expect } from '@playwright/test';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { pngPicture } from '../../support/pictures.ts';
import { countTaps } from '../count-taps.ts';
import { hearOnToday, openScreen } from '../desk-page.ts';
import { drawOn } from '../draw-on.ts';
import { eventually } from '../fixtures.ts';
import { look } from '../look.ts';
import { findSignal, loseSignal } from '../network/offline-test.ts';
import { saidToClients } from '../said-to-clients.ts';
import { endUndoTime } from '../welders-phone.ts';
import { leadToJob, type PeopleOfTheWeek } from './people-of-the-week.ts';

/** Plans two visits for today, at noon and at three, which appear on the welder's open page. */
export async function planTwoVisits(people: PeopleOfTheWeek): Promise<void> {
  const { office, projectAddress, abe, stops, toWelder } = people;
  for (const [index, clock] of ['12:00', '15:00'].entries()) {
    await leadToJob(office, projectAddress);
    await office.getByRole('link', { name: 'Plan a visit' }).first().click();
    await office.getByLabel(/^Date and time/).fill(`${chicagoDate(new Date())}T${clock}`);
    await office.getByLabel('Welder').selectOption(abe.name);
    await office.getByRole('button', { name: 'Schedule visit' }).click();
    await eventually(stops[index === 0 ? 0 : 1]).toContainText(toWelder.toCollect('$500.00'));
  }
}

export async function beginTheFirst({ stops: [first], toWelder, welder }: PeopleOfTheWeek): Promise<void> {
  for (const step of [toWelder.onMyWay, toWelder.start]) {
    const button = first.getByRole('button', { name: step, exact: true });
    await button.click();
    await expect(button).toHaveCount(0);
  }
  await endUndoTime(welder);
}

/** The office sends a change order of $180.00, and the client signs it on the welder's phone without a signal. */
export async function signExtraWork(people: PeopleOfTheWeek): Promise<void> {
  const { office, projectAddress, welder, welderNetwork, stops, toWelder, languages } = people;
  const [first] = stops;
  await leadToJob(office, projectAddress);
  await office.getByRole('link', { name: /^E-\d+/ }).click();
  await office.getByRole('link', { name: 'Change order' }).click();
  await office.getByLabel('Description').fill('Second bracket');
  await office.getByLabel('Unit price').fill('180');
  await office.getByRole('button', { name: 'Save draft' }).click();
  await office.getByRole('button', { name: 'Send …' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Send change order' }).click();
  const toSign = first.getByText(toWelder.toSign());
  await hearOnToday(welder, (expectIt) => expectIt(toSign).toBeVisible(), languages.welder);
  await loseSignal(welder, welderNetwork);
  await first.getByRole('button', { name: toWelder.haveItSigned }).click();
  const dialog = welder.getByRole('dialog', { name: new RegExp(`^${toWelder.changeOrder}`) });
  await dialog.getByLabel(saidToClients[languages.welder].fullName).fill('Dana Zamora');
  await drawOn(welder, languages.welder);
  await expect(dialog).toContainText('$1,180.00');
  await look(welder, 'sign-in-person');
  await dialog.getByRole('button', { name: toWelder.signFor('$180.00') }).click();
  await expect(first.getByText(toWelder.signedBy('Dana Zamora'))).toBeVisible();
  await findSignal(welder, welderNetwork);
  await eventually(first.getByText(toWelder.beingSent)).toHaveCount(0);
}

/** Photos, hours and $400.00 in cash, in three taps without a signal. The device sends them later. */
export async function finishAndCollect(people: PeopleOfTheWeek): Promise<void> {
  const { welder, welderNetwork, stops, toWelder } = people;
  const [first, second] = stops;
  await second.getByText(toWelder.photos, { exact: true }).click();
  await loseSignal(welder, welderNetwork);
  await second
    .getByLabel(toWelder.takePhotoAfter)
    .setInputFiles({ name: 'after.png', mimeType: 'image/png', buffer: pngPicture(50, 30) });
  await expect(second.getByText(toWelder.photoWaits)).toHaveCount(1);
  for (const [visit, steps] of [
    [first, [toWelder.finish]],
    [second, [toWelder.onMyWay, toWelder.start, toWelder.finish]],
  ] as const) {
    for (const step of steps) await visit.getByRole('button', { name: step, exact: true }).click();
    const form = welder.getByRole('form', { name: toWelder.finishTheVisit });
    await form.getByLabel(toWelder.hoursWorked).fill('4');
    await form.getByRole('button', { name: toWelder.finishTheVisit }).click();
    await expect(form).toBeHidden();
  }
  const { taps } = await countTaps(welder);
  await second.getByRole('button', { name: toWelder.collect('$680.00') }).click();
  await welder.getByRole('dialog').getByLabel(toWelder.amount, { exact: true }).fill('400');
  await welder
    .getByRole('dialog')
    .getByRole('button', { name: toWelder.iHave('$400.00') })
    .click();
  await expect(second.getByText(toWelder.collected('$400.00'))).toBeVisible();
  for (const stop of stops) await expect(stop).toContainText(toWelder.toCollect('$280.00'));
  expect(taps.length, `taps to collect cash: ${taps}`).toBeLessThanOrEqual(3);

  await findSignal(welder, welderNetwork);
  await endUndoTime(welder);
  await eventually(welder.getByText(toWelder.unsent())).toHaveCount(0);
}

/** The welder hands over the money. Until then the office sees who carries it. */
export async function handOver({ office, abe }: PeopleOfTheWeek, amount: number): Promise<void> {
  await openScreen(office, 'Money');
  const carried = office.getByRole('region', { name: `With ${abe.name}: ${formatDollars(amount)}` });
  await carried.getByRole('button', { name: 'Handed over' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }).click();
  await expect(carried).toHaveCount(0);
}
