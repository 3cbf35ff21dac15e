import { readInTheWay } from '@welding/domain/booking/headers';
import {
  defaultSettings,
  specialDaysResponseSchema,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { defaultPriceRates } from '@welding/domain/estimating/price-rates';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { chicagoInstant } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callApi, signIn } from './call-api.ts';

const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  for (const role of staffRoles) tokens[role] = await staffToken(await createTestStaff(role));
});

const put = (json: unknown, bearer: string | undefined = tokens.owner) =>
  callApi('PUT', '/api/desk/settings/business', { json, bearer });

/** The stack shares this document. Only this file writes it, and it uses days that no other test books. */
const stored = () => getFirestore().collection('settings').doc('business').get();
async function current() {
  const data = (await stored()).data();
  return data === undefined ? null : (data['updatedAt']?.toDate().toISOString() ?? null);
}
const today = chicagoDate(new Date());
/** Weekdays, so that only the settings can close them. */
const [closedDay = '', shortDay = ''] = Array.from({ length: 10 }, (_, day) =>
  addDays(today, 200 + day),
).filter((date) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()));
const specialDays = [
  { date: shortDay, label: 'Inventory', open: { from: '10:00', to: '12:00' } },
  { date: closedDay, label: 'Company day', open: null },
  { date: addDays(today, -1), label: 'Past', open: null },
];

test('the owner saves them as a whole, by version, and the history names the changes', async () => {
  const first = await put({ ...defaultSettings, specialDays, updatedAt: await current() });
  expect(first.status).toBe(200);
  const saved = storedSettingsSchema.parse(first.json());
  expect(saved).toMatchObject({ ...defaultSettings, specialDays });
  const stale = await put({ ...defaultSettings, updatedAt: null });
  expect([stale.status, stale.text.includes('in the meantime')]).toEqual([409, true]);

  const booking = { ...defaultSettings.booking, gapMinutes: 45 };
  const second = await put({ ...defaultSettings, specialDays, booking, updatedAt: saved.updatedAt });
  expect(storedSettingsSchema.parse(second.json()).booking.gapMinutes).toBe(45);
  const [entry] = await latestChanges('business', 1);
  expect(entry).toMatchObject({ action: 'changed', entity: 'settings', actor: { role: 'owner' } });
  expect(entry?.changes).toEqual([{ field: 'booking', from: defaultSettings.booking, to: booking }]);

  const days = await callApi('GET', '/api/special-days');
  expect(days.status).toBe(200);
  expect(days.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
  const coming = specialDaysResponseSchema.parse(days.json()).specialDays;
  expect(coming).toEqual(specialDays.slice(0, 2).toSorted((a, b) => (a.date < b.date ? -1 : 1)));

  const priceRates = { ...defaultPriceRates, minimum: 175, afterHoursPercent: 75 };
  const laborRates = [{ label: 'Day', dollarsPerHour: 137.5 }, ...defaultSettings.laborRates];
  const priced = await put({
    ...defaultSettings,
    specialDays,
    booking,
    laborRates,
    priceRates,
    credentials: { ...defaultSettings.credentials, license: 'IL-104-2231' },
    updatedAt: storedSettingsSchema.parse(second.json()).updatedAt,
  });
  expect(priced.status).toBe(200);
  expect((await callApi('GET', '/api/credentials')).json()).toEqual({ lines: ['License IL-104-2231'] });
  const rates = await callApi('GET', '/api/rates');
  expect([rates.status, rates.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=300, s-maxage=300',
  ]);
  expect(rates.json()).toEqual({ ...priceRates, dollarsPerHour: 137.5 });

  const client = await createTestClient();
  const cookie = await signIn(client.email);
  const outside = async (wallTime: string) => {
    const scheduledDate = chicagoInstant(wallTime).toISOString();
    const json = { clientId: client.id, title: 'Gate', scheduledDate };
    const answer = await callApi('POST', '/api/appointments', { json, cookie });
    expect(answer.status).toBe(201);
    return appointmentSchema.parse(answer.json()).outsideHours;
  };
  expect(await outside(`${closedDay}T10:00`)).toBe(true);
  expect(await outside(`${shortDay}T08:00`)).toBe(true);
  expect(await outside(`${shortDay}T10:00`)).toBeUndefined();
  expect(await outside(`${addDays(closedDay, 7)}T10:00`)).toBeUndefined();
  expect(await outside(`${addDays(closedDay, 7)}T05:00`)).toBe(true);

  const { horizonDays } = defaultSettings.booking;
  const wide = storedSettingsSchema.parse(priced.json()).updatedAt;
  const narrow = await put({
    ...defaultSettings,
    booking: { ...defaultSettings.booking, horizonDays: 300 },
    updatedAt: wide,
  });
  expect(narrow.status).toBe(200);
  const late = { clientId: client.id, title: 'Gate', scheduledDate: new Date(Date.now() + 301 * 86_400_000) };
  const refused = await callApi('POST', '/api/appointments', { json: late, cookie });
  expect([refused.status, refused.text.includes('within the next 300 days')]).toEqual([400, true]);
  const { updatedAt } = storedSettingsSchema.parse(narrow.json());
  const restored = await put({ ...defaultSettings, updatedAt });
  expect(storedSettingsSchema.parse(restored.json()).booking.horizonDays).toBe(horizonDays);
});

test('invalid settings are refused', async () => {
  expect(
    await answerTo(
      put({
        ...defaultSettings,
        specialDays: [{ date: today, label: '', open: null }],
        updatedAt: await current(),
      }),
    ),
  ).toEqual([400, 'Label is required']);
  const cheaper = { ...defaultPriceRates.extraPercent, overhead: 0 };
  expect(
    await answerTo(
      put({
        ...defaultSettings,
        priceRates: { ...defaultPriceRates, extraPercent: cheaper },
        updatedAt: await current(),
      }),
    ),
  ).toEqual([400, 'Overhead must not add less time than upright']);
  expect((await put({ specialDays })).status).toBe(400);
});

test('closing a day lists its visits once, and keeps them', async () => {
  const welder = await createTestStaff('welder');
  const client = await createTestClient();
  const date = addDays(closedDay, 7);
  const visit = await createTestAppointment(client, {
    welderId: welder.id,
    scheduledDate: chicagoInstant(`${date}T09:00`).toISOString(),
  });
  const closed = [{ date, label: 'Company day', open: null }];
  const close = async () =>
    await put({ ...defaultSettings, specialDays: closed, updatedAt: await current() });
  const first = await close();
  expect(first.status).toBe(200);
  expect(readInTheWay(first.headers.get('x-in-the-way'))).toContainEqual(
    expect.objectContaining({ kind: 'visit', id: visit.id, welderId: welder.id }),
  );
  expect((await storedVisit(visit.id)).status).toBe('scheduled');
  expect((await close()).headers.get('x-in-the-way')).toBe('[]');
  await put({ ...defaultSettings, specialDays: [], updatedAt: await current() });
});
