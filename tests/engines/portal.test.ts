import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { expect } from 'vitest';
import { codeSentTo } from '../support/codes.ts';
import { keptPortalSession, pageToKeepIn } from '../support/kept-session.ts';
import { ownTime } from '../support/own-time.ts';
import {
  changeProject,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import type { Visitor } from './driver/visitor.ts';
import { test } from './engine-test.ts';

async function signIn(visitor: Visitor, { email, firstName }: Client): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.fill('Email', email);
  await visitor.fill('Project ID or Phone', '(312) 555-0100');
  await visitor.click('button', 'Sign in');
  await visitor.see(`Welcome, ${firstName}`);
}

/** Opens the portal as a signed-in client. */
async function openSignedIn(visitor: Visitor, client: Client): Promise<void> {
  await visitor.open(pageToKeepIn);
  const address = `/api/clients/${encodeURIComponent(client.email)}?keep=1`;
  const answer = await visitor.browser.run('return (await fetch(args[0])).json()', address);
  const { token } = clientSessionSchema.parse(answer);
  await visitor.signInEarlier(await keptPortalSession(client, token));
  await visitor.open('/dashboard');
  await visitor.see(`Welcome, ${client.firstName}`);
}

test('A client signs in to live lists, also after a reload and going back, and logging out erases them', async ({
  visitor,
}) => {
  const client = await createTestClient({ firstName: 'Robin' });
  const project = await createTestProject(client, { title: 'Stair rail in the yard' });
  await signIn(visitor, client);
  await visitor.see('Stair rail in the yard');
  await visitor.browser.reload();
  await visitor.see('Stair rail in the yard');
  for (const path of ['/services', '/checkout']) {
    await visitor.open(path);
    await visitor.open('/dashboard');
    await visitor.see('Stair rail in the yard');
  }
  await changeProject(project.id, { title: 'Stair rail, painted' });
  await visitor.see('Stair rail, painted');

  await visitor.open('/services');
  await visitor.see('Heavy-Duty Truck Repairs');
  await visitor.back();
  await visitor.see('Stair rail, painted');
  await changeProject(project.id, { title: 'Stair rail, second door' });
  await visitor.see('Stair rail, second door');

  await visitor.open('/services');
  await visitor.open('/dashboard');
  await visitor.see('Stair rail, second door');
  await visitor.click('button', 'Logout');
  await visitor.see('Project ID or Phone');
  await visitor.until(
    'nothing of the client left on the device',
    `const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith('firestore/'));
     const left = [...names, ...Object.keys(localStorage).filter((key) => /^(portal-|firestore)/.test(key))];
     if (left.length > 0) throw new Error('Still there: ' + left.join(', '));
     return true;`,
  );

  await visitor.back();
  await visitor.see('Heavy-Duty Truck Repairs');
  await visitor.back();
  await visitor.see('Project ID or Phone');
  await visitor.seeNoMore('Stair rail, second door');
});

test('Code that fails to load is loaded again, and what was typed is sent', async ({ visitor, network }) => {
  const client = await createTestClient({ firstName: 'Robin' });
  let lost = 0;
  network.fate = ({ url = '' }) => {
    if (lost === 3 || !url.includes('/sign-in-form')) return 'pass';
    lost += 1;
    return 'drop-before';
  };
  await signIn(visitor, client);
  expect(lost).toBe(3);
});

test('A client confirms with the mail’s code, sees contact data, and books a visit with the date-time field', async ({
  visitor,
}) => {
  const client = await createTestClient();
  await openSignedIn(visitor, client);
  await visitor.click('button', 'Edit my details');
  await visitor.click('button', 'Send me a code');
  await visitor.see('We sent a code to');
  const { code } = await codeSentTo(client.email);
  await visitor.fill('Six-digit code', code);
  await visitor.see('You sign in with it. We send a code to a new one first, and let the old one know.');

  const wallTime = toChicagoWallTime(new Date(ownTime('08:00')));
  await visitor.click('field', 'Aluminum Welding');
  await visitor.choose('Duration', '2 hours');
  await visitor.choose('Date and time', wallTime);
  await visitor.fill('Description (optional)', 'Ring at the gate.');
  await visitor.click('button', 'Schedule Appointment');
  await visitor.see('Your appointment has been successfully scheduled!');
  await visitor.see('8:00 AM');
});

test('The portal opens offline with the lists of the last visit', async ({ visitor, network }) => {
  const client = await createTestClient({ firstName: 'Robin' });
  await createTestProject(client, { title: 'Stair rail in the yard' });
  await createTestAppointment(client, { title: 'Aluminum Welding' });
  await signIn(visitor, client);
  await visitor.see('Stair rail in the yard');
  await visitor.until('a worker in charge', 'return navigator.serviceWorker.controller !== null');
  await visitor.until(
    'the code of the portal kept',
    `const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/portal/'));
     const kept = await Promise.all(loaded.map((name) => caches.match(name)));
     return loaded.length > 0 && kept.every(Boolean);`,
  );
  network.cut();
  await visitor.browser.reload();
  await visitor.see('Welcome, Robin');
  await visitor.see('Stair rail in the yard');
  await visitor.see('Aluminum Welding');
  expect(network.seen.at(-1)).toBeDefined();
});
