import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { toCollect, withExtraWork } from './my-visits.ts';

const visit = anAppointment({ id: 'one', projectId: 'job', amountToCollect: 540.1 });
const took = (amount: number, more: object = {}) => ({
  appointmentId: 'other',
  visitName: 'Dana',
  collected: { amount, method: 'cash' as const, tappedAt: '' },
  ...more,
});

test('subtracts the money this device took for the job', () => {
  const of = (...cash: Parameters<typeof toCollect>[1]) => toCollect({ visit, sheet: undefined }, cash);
  expect(of()).toBe(540.1);
  expect(of(took(100, { appointmentId: 'one', asked: 540.1 }))).toBe(440.1);
  expect(of(took(100.05, { projectId: 'job' }), took(1))).toBe(440.05);
  expect(of(took(600, { projectId: 'job' }))).toBe(0);
});

test.each([
  ['neither the visit nor the sheet', 540, 540],
  ['the visit, which the sheet follows', 440, 540],
  ['the sheet, which the visit follows', 540, 440],
])('subtracts stored money once, where it is counted in %s', (_, asked, owed) => {
  const cash = [took(100, { appointmentId: 'one', projectId: 'job', asked: 540 })];
  const sheet = { appointmentId: 'one', amountToCollect: owed };
  const taken = owed === 540 ? cash : [];
  expect(toCollect({ visit: { ...visit, amountToCollect: asked }, sheet }, taken)).toBe(440);
});

test('shows the rest once the money is taken', () => {
  const cash = [took(100, { appointmentId: 'one', projectId: 'job' })];
  const sheet = { appointmentId: 'one', amountToCollect: 540 };
  expect(toCollect({ visit: { ...visit, amountToCollect: 440 }, sheet }, cash)).toBe(440);
});

test('asks for no money without a price', () => {
  expect(
    toCollect({ visit: { ...visit, amountToCollect: undefined }, sheet: undefined }, []),
  ).toBeUndefined();
});

test('asks for at most the amount of the job sheet, after payments elsewhere', () => {
  const of = (amountToCollect: number) =>
    toCollect({ visit, sheet: { appointmentId: 'one', amountToCollect } }, []);
  expect(of(280)).toBe(280);
  expect(of(0)).toBe(0);
  expect(of(900)).toBe(540.1);
});

test.each([
  ['what is agreed', false, 0, 280],
  ['an unpaid invoice', true, 0, 100],
  ['an invoice that is paid in part here', true, 40, 60],
  ['an invoice that is paid here', true, 100, 180],
])(
  'signed extra work of $180 beside $100 of %s asks for the server’s amount',
  (_, owedByInvoice, collected, asked) => {
    const signed = [{ projectId: 'job', total: 180, at: '' }];
    const cash = collected > 0 ? [took(collected, { projectId: 'job' })] : [];
    const sheet = { appointmentId: 'one', projectId: 'job', amountToCollect: 100, owedByInvoice };
    const shown = {
      visit: anAppointment({ id: 'one', projectId: 'job' }),
      sheet: withExtraWork(sheet, signed, cash),
    };
    expect(toCollect(shown, cash)).toBe(asked);
    expect(withExtraWork(sheet, [{ projectId: 'other', total: 180, at: '' }], cash)).toEqual(sheet);
  },
);
