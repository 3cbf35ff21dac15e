import { troubleSchema } from '@welding/domain/entities/trouble';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { queueInvoiceReminders } from '../../functions/src/invoices/reminders.ts';
import { pushAudience } from '../../functions/src/messages/push/push-audience.ts';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { itemByItem } from '../../functions/src/store/item-by-item.ts';
import { listVisitsOfPlan } from '../../functions/src/visits/appointments.ts';
import { planRepeatedVisits } from '../../functions/src/visits/repeat-plan.ts';
import { nextPlanId } from '../../functions/src/visits/store-plan.ts';
import { mailsTo } from '../support/client-mails.ts';
import { testDevice } from '../support/push-devices.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { watchLog } from './api-log.ts';
import { openOwnShop } from './own-shop.ts';

beforeAll(async () => void (await openOwnShop(1)));

/** Makes a document unreadable. @returns how to repair it */
async function spoil(path: string, fields: Record<string, unknown>): Promise<() => Promise<void>> {
  const document = getFirestore().doc(path);
  const whole = (await document.get()).data() ?? {};
  await document.update(fields);
  const mend = async () => void (await document.set(whole));
  onTestFinished(mend);
  return mend;
}

async function troublesOf(run: string) {
  const { docs } = await getFirestore().collection('troubles').where('run', '==', run).get();
  return docs.map((each) =>
    troubleSchema.parse({
      ...each.data(),
      id: each.id,
      createdAt: each.get('createdAt').toDate().toISOString(),
      expireAt: each.get('expireAt').toDate().toISOString(),
    }),
  );
}

test('an unreadable welder stops only their own repeated plans, which staff see until it is repaired', async () => {
  const day = 86_400_000;
  const now = new Date();
  const finished = {
    status: 'completed',
    scheduledDate: new Date(now.getTime() - day).toISOString(),
  } as const;
  const planOf = async (welderId: string) => {
    const client = await createTestClient();
    const id = crypto.randomUUID();
    const repeat = { planId: id, everyMonths: '6' } as const;
    await createTestAppointment(client, { ...finished, id, repeat, welderId });
    return id;
  };
  const [good, bad] = [await createTestStaff('welder'), await createTestStaff('welder')];
  const plans = [await planOf(bad.id), await planOf(good.id), await planOf(bad.id)];
  const mend = await spoil(`staff/${bad.id}`, { role: 7 });
  const planned = () => Promise.all(plans.map(async (id) => (await listVisitsOfPlan(nextPlanId(id))).length));
  const log = watchLog();
  await planRepeatedVisits(now);
  expect(await planned()).toEqual([0, 1, 0]);
  await planRepeatedVisits(now);
  expect(await troublesOf('plans')).toMatchObject([
    { subject: `staff/${bad.id}`, sentence: expect.stringContaining('cannot be read') },
  ]);
  expect(log('passed over')).toHaveLength(1);
  await mend();
  await planRepeatedVisits(now);
  expect(await planned()).toEqual([1, 1, 1]);
  expect(await troublesOf('plans')).toEqual([]);
});

test('a notification reaches all staff except an unreadable one, whose devices are kept', async () => {
  const [good, bad] = [await createTestStaff('owner'), await createTestStaff('office')];
  const devices = [testDevice(), testDevice()];
  await storePushDevice(devices[0]?.subscription ?? Object(null), { staffId: good.id });
  await storePushDevice(devices[1]?.subscription ?? Object(null), { staffId: bad.id });
  const mend = await spoil(`staff/${bad.id}`, { role: 7 });
  const personIds = async () => (await pushAudience({})).map(({ personId }) => personId);
  expect(await personIds()).toContain(good.id);
  expect(await personIds()).not.toContain(bad.id);
  await mend();
  expect(await personIds()).toContain(bad.id);
});

test('an unreadable invoice does not block other reminders', async () => {
  const client = await createTestClient();
  const due = { dueDate: '2002-07-16', sentAt: '2002-07-01T12:00:00.000Z' };
  const bad = await createTestInvoice(await createTestClient(), due);
  await createTestInvoice(client, due);
  await spoil(`invoices/${bad.id}`, { total: 'a lot' });
  await queueInvoiceReminders(new Date('2002-07-19T17:00:00Z'), defaultMoneySettings);
  expect(await mailsTo(client.email)).toHaveLength(1);
  expect(await troublesOf('invoice-reminders')).toMatchObject([{ subject: `invoices/${bad.id}` }]);
});

test('a run continues after any failure except an outage, and names a missing index', async () => {
  const link = 'https://console.firebase.google.com/v1/r/project/p/firestore/indexes?create_composite=C';
  const missing = Object.assign(new Error(`The query requires an index. You can create it here: ${link}`), {
    code: 9,
  });
  const work = async (id: string) => {
    if (id === 'broken') throw new Error('Broken');
    if (id === 'unindexed') throw missing;
    return id;
  };
  const log = watchLog();
  const options = { idOf: (id: string) => id, atOnce: 2 };
  expect(await itemByItem('photos', ['broken', 'a', 'unindexed', 'b'], options, work)).toEqual(['a', 'b']);
  expect((await troublesOf('photos')).map(({ subject }) => subject).toSorted()).toEqual([
    'broken',
    'unindexed',
  ]);
  expect(log(`"index":"${link}"`)).toHaveLength(1);
  const outage = Object.assign(new Error('Down'), { code: 14 });
  await expect(itemByItem('photos', ['c'], options, () => Promise.reject(outage))).rejects.toBe(outage);
  await itemByItem('photos', ['broken'], options, async () => 'done');
  expect((await troublesOf('photos')).map(({ subject }) => subject)).toEqual(['unindexed']);
});
