import { expect, vi } from 'vitest';
import { storeStaffChange } from '../../functions/src/staff/staff.ts';
import { deskLanguageKey } from '../../web/src/shared/storage/storage-keys.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { createTestQuote } from '../support/desk.ts';
import { keptDeskSession } from '../support/kept-session.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, testPassword } from '../support/staff.ts';
import { storedVisit, todayAt } from '../support/visits.ts';
import type { Visitor } from './driver/visitor.ts';
import { test } from './engine-test.ts';

test('Staff sign in at the desk, which stays live after another page, and signing out erases its data', async ({
  visitor,
}) => {
  const person = await createTestStaff('office', 'Robin');
  await visitor.open('/desk/sign-in');
  await visitor.fill('Email', person.email);
  await visitor.fill('Password', testPassword);
  await visitor.click('button', 'Sign in');
  await visitor.see('Robin');
  await visitor.until(
    'Firestore at work',
    `return (await indexedDB.databases()).some(({ name }) => name.startsWith('firestore/desk/'))`,
  );
  for (const path of ['/services', '/checkout']) {
    await visitor.open(path);
    await visitor.open('/desk');
    await visitor.see('Robin');
  }
  await storeStaffChange(person.id, { updatedAt: person.updatedAt, name: 'Robin Lake' });
  await visitor.see('Robin Lake');
  await visitor.open('/services');
  await visitor.open('/desk');
  await visitor.click('button', 'Sign out');
  await visitor.see('Forgot your password?');
  await nothingIsLeft(visitor);
  await visitor.back();
  await visitor.see('Heavy-Duty Truck Repairs');
  await visitor.back();
  await visitor.see('Forgot your password?');
  await visitor.seeNoMore('Robin Lake');
  // As if the device went offline in the middle of signing out.
  await visitor.open('/services');
  await visitor.browser.run(
    `localStorage.setItem('desk-left', '1');
     const opening = indexedDB.open('firestore/desk/left/main');
     await new Promise((resolve) => { opening.onsuccess = resolve; });
     opening.result.close();`,
  );
  await visitor.open('/desk');
  await nothingIsLeft(visitor);
});

test('A fast search keeps every letter, and a request becomes a sent estimate', async ({ visitor }) => {
  const quote = await createTestQuote({ lastName: 'Moreno-Escobedo' });
  await visitor.signInEarlier(await keptDeskSession(await createTestStaff('office', 'Robin')));
  await visitor.open('/desk/clients');
  await visitor.fill('Search', 'moreno-escobedo');
  await visitor.until(
    'every letter in the field and in the address',
    `return document.querySelector('input[type=search]').value === 'moreno-escobedo'
       && new URLSearchParams(location.search).get('q') === 'moreno-escobedo'`,
  );
  await visitor.open(`/desk/requests/${quote.id}`);
  await visitor.click('button', 'Accept and write the estimate');
  await visitor.see('Add a line');
  await visitor.click('button', 'Labor, ');
  await visitor.fill('Quantity', '4');
  await visitor.fill('Unit price', '125');
  await visitor.click('button', 'Save draft');
  await visitor.click('button', 'Send …');
  await visitor.click('button', 'Send estimate');
  await visitor.until(
    'the estimate sent',
    `return /\\bSent\\b/.test(document.querySelector('main').innerText)`,
  );
});

test('A visit is dragged to another time, and Undo moves it back', async ({ visitor }) => {
  const day = comingDay('Thursday');
  const at = (clock: string) => chicagoInstant(`${day}T${clock}`).toISOString();
  const office = await createTestStaff('office', 'Robin');
  const title = `Hinge ${office.id.slice(0, 8)}`;
  const visit = await createTestAppointment(await createTestClient(), {
    title,
    welderId: (await createTestStaff('welder', 'Wes')).id,
    scheduledDate: at('09:00'),
  });
  const storedAt = (clock: string) =>
    vi.waitFor(async () => expect((await storedVisit(visit.id)).scheduledDate).toBe(at(clock)), {
      timeout: 60_000,
    });
  await visitor.signInEarlier(await keptDeskSession(office));
  await visitor.open(`/desk/calendar?view=day&day=${day}`);
  await visitor.see(title);
  await visitor.dragDown(`9:00 AM - 10:00 AM${title}`);
  // Waits, because its client gets a mail about the new time.
  await visitor.click('button', 'Put here');
  await storedAt('10:00');
  await visitor.click('button', 'Undo');
  await storedAt('09:00');
});

test('A welder taps through a visit', async ({ visitor }) => {
  const welder = await createTestStaff('welder', 'Wes');
  const visit = await createTestAppointment(await createTestClient(), {
    welderId: welder.id,
    scheduledDate: todayAt(9),
  });
  await visitor.signInEarlier(await keptDeskSession(welder));
  await visitor.open('/desk');
  await visitor.click('button', 'On my way');
  await visitor.click('button', 'Start');
  await vi.waitFor(async () => expect((await storedVisit(visit.id)).startedAt).toBeTruthy(), {
    timeout: 60_000,
  });
});

test('With text of twice its size a welder’s buttons keep whole words, and a day is not cut off', async ({
  visitor,
}) => {
  const welder = await createTestStaff('welder', 'Wes');
  const client = await createTestClient();
  const project = await createTestProject(client);
  const at = { welderId: welder.id, projectId: project.id, scheduledDate: todayAt(9) };
  await createTestAppointment(client, { ...at, address: '1400 S Michigan Ave, Chicago, IL 60605' });
  await visitor.signInEarlier(await keptDeskSession(welder));
  await visitor.browser.resize(360, 780);
  await visitor.open('/desk');
  await visitor.click('button', 'On my way');
  await visitor.see('Undo');
  await visitor.until('each word of a button in one piece', wordsAreWhole);
  await visitor.click('button', 'Can’t do this job');
  await visitor.see('Cancel the visit');
  await visitor.browser.run(`document.documentElement.style.fontSize = '200%'`);
  await visitor.until('each word of a button in one piece, at twice the size', wordsAreWhole);
  await visitor.browser.run(
    `for (const each of document.querySelectorAll('details')) each.setAttribute('open', '')`,
  );
  await visitor.click('button', 'Add expense');
  await visitor.see('Date paid');
  await visitor.until(
    'the whole day in its field',
    `const field = document.querySelector('dialog[open] input[type=date]');
     const whole = field.cloneNode();
     whole.style.cssText = 'position: absolute; visibility: hidden; width: max-content; max-width: none';
     field.after(whole);
     const [wanted, there] = [whole.offsetWidth, field.offsetWidth];
     whole.remove();
     return wanted <= there;`,
  );
});

test('The longest name of a service is fully readable in its list, in Spanish on a small phone', async ({
  visitor,
}) => {
  const { id } = await createTestQuote({ serviceType: 'metal_structures' });
  await visitor.signInEarlier(await keptDeskSession(await createTestStaff('office', 'Robin')));
  await visitor.browser.run(`localStorage.setItem('${deskLanguageKey}', 'es')`);
  await visitor.browser.resize(320, 700);
  await visitor.open(`/desk/requests/${id}`);
  await visitor.see('Reparación de estructuras metálicas');
  await visitor.until(
    'all of what is chosen',
    `const field = document.querySelector('select[name=serviceType]');
     const style = getComputedStyle(field);
     if (style.whiteSpace !== 'nowrap') return field.scrollHeight <= field.clientHeight;
     const pen = document.createElement('canvas').getContext('2d');
     pen.font = style.fontSize + ' ' + style.fontFamily;
     const wanted = pen.measureText(field.selectedOptions[0].text).width;
     const there = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
     if (wanted > there) throw new Error(wanted + ' px in ' + there);
     return true;`,
  );
});

/** Each word on a button of the visit's card must fit on one line. */
const wordsAreWhole = `
  const broken = [...document.querySelectorAll('article .btn')].filter((button) => button.checkVisibility()).flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
  if (broken.length > 0) throw new Error('Broken in two: ' + broken.join(', '));
  return true;
`;

async function nothingIsLeft(visitor: Visitor): Promise<void> {
  await visitor.until(
    'nothing of the desk left on the device',
    `const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith('firestore/'));
     const left = [...names, ...Object.keys(localStorage).filter((key) => /^(desk-|firestore)/.test(key))];
     if (left.length > 0) throw new Error('Still there: ' + left.join(', '));
     return true;`,
  );
}
