import type { Page } from '@playwright/test';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { eventually } from './fixtures.ts';
import { workerIsReady } from './network/offline-test.ts';

/** A visit of today, for a client with this unique name. */
export async function visitOf(welder: Staff, name: string, hours: number, fields: Partial<Appointment> = {}) {
  const client = await createTestClient({
    firstName: name,
    lastName: 'Example',
    address: `${hours} Lake St`,
  });
  return await createTestAppointment(client, {
    welderId: welder.id,
    clientName: `${name} Example`,
    scheduledDate: todayAt(hours),
    ...fields,
  });
}

export const card = (page: Page, name: string) => page.getByRole('article', { name: `${name} Example` });
export const button = (page: Page, name: string, label: string) =>
  card(page, name).getByRole('button', { name: label, exact: true });

/** Opens the desk for the first time on this device and waits until it has everything for working offline. */
export async function openWithEverything(page: Page, welder: Staff): Promise<void> {
  await openDesk(page, welder);
  await workerIsReady(page);
}

/**
 * Ends the twenty seconds during which a tap can be undone unsent. Other tests cover the wait: desk-today-offline.e2e.ts
 * without an open page of the desk, the other engines, and unit tests. @returns the number of waiting actions
 */
export async function endUndoTime(page: Page): Promise<number> {
  return await page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const store = opening.result.transaction('items', 'readwrite').objectStore('items');
    const read = Promise.withResolvers<{ notBefore?: number; returned?: object }[]>();
    const asking = store.getAll();
    asking.onsuccess = () => {
      for (const { notBefore, ...item } of asking.result) if (notBefore) store.put(item);
      read.resolve(asking.result);
    };
    const items = await read.promise;
    opening.result.close();
    // A phone reports its signal often.
    dispatchEvent(new Event('online'));
    return items.filter(({ returned }) => !returned).length;
  }, 'desk-queue');
}

/** After a failed try another follows after 20 s, or as soon as the device reports a signal. */
export async function expectAllSent(page: Page): Promise<void> {
  await eventually.poll(() => endUndoTime(page), { intervals: [500, 2_000] }).toBe(0);
}
