import { randomUUID } from 'node:crypto';
import { toasts } from '@welding/domain/messages';
import { expect, vi } from 'vitest';
import { storedQuotes } from '../e2e/stored-quotes.ts';
import type { Visitor } from './driver/visitor.ts';
import { test, testOfKeptPages } from './engine-test.ts';

const newEmail = () => `pat-${randomUUID()}@example.com`;

async function askForQuote(visitor: Visitor, email: string): Promise<void> {
  await visitor.until(
    'the quote form',
    `document.querySelector('#quote')?.scrollIntoView({ behavior: 'instant' });
     return document.querySelector('form[data-ready]') !== null;`,
  );
  await visitor.fill('First name', 'Pat');
  await visitor.fill('Last name', 'Nowak');
  await visitor.fill('Email', email);
  await visitor.fill('Phone', '(312) 555-0100');
  await visitor.choose('Service', 'Heavy-Duty Truck Repairs');
  await visitor.fill('Project details', 'The tailgate hinge of my dump truck broke off.');
  await visitor.click('button', 'Request Free Quote');
}

const storedOnce = (email: string) =>
  vi.waitFor(async () => expect(await storedQuotes(email)).toHaveLength(1), {
    timeout: 30_000,
    interval: 200,
  });

test('Home page dialogs and the map work by keyboard, a ZIP code is answered, and a quote is sent', async ({
  visitor,
}) => {
  const { browser } = visitor;
  const email = newEmail();
  await visitor.open('/');
  await visitor.click('button', '24/7 Emergency');
  await visitor.until('the emergency dialog', `return document.querySelector('dialog[open]') !== null`);
  await browser.press('Escape');
  await visitor.until(
    'the focus back on the button',
    `return !document.querySelector('dialog[open]') && document.activeElement.textContent.includes('24/7 Emergency')`,
  );
  await visitor.click('button', 'View Map');
  await visitor.fill('ZIP code or town', '60540');
  await visitor.see('Yes, we come to you.');
  await browser.press('Escape');
  await visitor.until('the map closed', `return document.querySelector('dialog[open]') === null`);

  await visitor.click('link', 'Get Free Quote');
  await askForQuote(visitor, email);
  await visitor.see(toasts.quoteSubmitted.description);
  await storedOnce(email);

  // On a phone the menu also opens, leads to a page and closes.
  await browser.resize(400, 800);
  await visitor.open('/');
  await visitor.click('button', 'Menu');
  await visitor.click('link', 'Services');
  await visitor.until('the page of the services', `return location.pathname === '/services'`);
  await visitor.until('the menu closed', `return document.querySelector('dialog[open]') === null`);
});

test('A quote sent offline is kept and sent later, once', async ({ visitor, network }) => {
  const email = newEmail();
  await visitor.open('/');
  await visitor.until('a worker in charge', 'return navigator.serviceWorker.controller !== null');
  network.cut();
  await visitor.browser.reload();
  await askForQuote(visitor, email);
  await visitor.see(toasts.quoteSaved.description);
  network.restore();
  await visitor.browser.reload();
  await storedOnce(email);
});

testOfKeptPages('A page restored by going back is reloaded, and works', async ({ visitor }) => {
  const { browser } = visitor;
  await visitor.open('/');
  await visitor.until(
    'React',
    `return Object.keys(document.querySelector('#root')).some((name) => name.startsWith('__react'))`,
  );
  await browser.run(
    `window.isOld = true;
     addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('slept', String(persisted)));`,
  );
  await visitor.open('/checkout');
  await browser.back();
  await visitor.until('the page anew', `return document.readyState === 'complete' && window.isOld !== true`);
  expect(await browser.run(`return sessionStorage.getItem('slept')`), 'the page was kept').toBe('true');
  await visitor.click('button', '24/7 Emergency');
  await visitor.until('the dialog', `return document.querySelector('dialog[open]') !== null`);
});
