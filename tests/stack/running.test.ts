import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import { samplePassword, sampleStaff } from '../../local/sample-data/sample-people.ts';
import { freePorts, portsOfEnvironment } from '../../local/stack/ports.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { ProductProcess } from './product-process.ts';

const ready = 'Ctrl-C stops everything.';

/** Reads a quote without the rules, as the emulator's owner. */
async function storedQuote(product: ProductProcess, id: string): Promise<number> {
  const documents = `http://127.0.0.1:${product.ports.firestore}/v1/projects/demo-mobile-welding/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/quotes/${id}`, { headers: { Authorization: 'Bearer owner' } });
  return status;
}

async function requestQuote(product: ProductProcess): Promise<string> {
  const response = await fetch(`${product.hosting}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(aQuoteRequest()),
  });
  expect(response.status).toBe(201);
  const quote: unknown = await response.json();
  if (typeof quote !== 'object' || quote === null || !('id' in quote) || typeof quote.id !== 'string') {
    throw new Error('The answer has no id');
  }
  return quote.id;
}

const reader = 'reader@example.com';

async function sendMail({ ports }: ProductProcess): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: ports.smtp });
  await transport.sendMail({ from: 'shop@example.com', to: reader, subject: 'Hello', text: 'Hello' });
}

/** The number of the reader's mails in the local mailbox. */
async function mailCount({ mailbox }: ProductProcess): Promise<number> {
  const messages: unknown = await (await fetch(`${mailbox}/api/messages?to=${reader}`)).json();
  return Array.isArray(messages) ? messages.length : -1;
}

async function expectStopped(product: ProductProcess): Promise<void> {
  await expect.poll(() => product.leftovers(), { timeout: 20_000 }).toEqual([]);
  expect(product.output).toContain('Stopped. Nothing is left running.');
}

/** Kills the emulators' own program, like a system without memory. */
function killEmulators(product: ProductProcess): void {
  const processes = product.processes();
  expect(processes.some(({ command }) => /^\S*java /.test(command))).toBe(true);
  const cli = processes.find(({ command }) => command.includes('firebase.js emulators:start'));
  if (!cli) throw new Error('The Firebase CLI does not run');
  process.kill(cli.pid, 'SIGKILL');
}

/** Opens a page, calls the API, and signs in to portal and desk. */
async function expectServedFromSources({ hosting }: ProductProcess): Promise<void> {
  const executablePath = findBrowser(process.env);
  await using browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  await page.goto(`${hosting}/services`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.request.get(`${hosting}/api/health`)).status()).toBe(200);
  await page.goto(`${hosting}/dashboard`);
  await page.getByLabel('Email').fill('client@example.com');
  await page.getByLabel('Project ID or Phone').fill('any');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome, Casey' }).waitFor();
  await page.goto(`${hosting}/desk/requests`);
  await page.getByLabel('Email').fill(sampleStaff.oscar.email);
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
}

test('npm start stops on Ctrl-C; npm run dev runs beside it with its own data; --keep keeps data for the next start', async () => {
  const ports = await freePorts();
  let quote: string;
  await using other = await ProductProcess.start({ script: 'dev' });
  {
    await using kept = await ProductProcess.start({ ports, options: ['--keep'] });
    await Promise.all([kept.says(ready), other.says(ready)]);
    for (const text of [
      kept.hosting,
      kept.mailbox,
      'client@example.com',
      'new@example.com',
      '4242 4242 4242 4242',
    ]) {
      expect(kept.output).toContain(text);
    }
    quote = await requestQuote(kept);
    await sendMail(kept);
    expect(await mailCount(kept)).toBe(1);
    expect(await storedQuote(other, quote)).toBe(404);
    expect(await mailCount(other)).toBe(0);
    kept.ctrlC();
    await expectStopped(kept);
  }
  // From the sources, because the stored data is the same and no site needs another build.
  await using again = await ProductProcess.start({ script: 'dev', ports, options: ['--keep'] });
  expect(other.output).toContain(other.hosting);
  await expectServedFromSources(other);
  await again.says(ready);
  expect(await storedQuote(again, quote)).toBe(200);
  expect(await mailCount(again)).toBe(1);
  expect((await fetch(`${again.hosting}/api/clients/client@example.com`)).status).toBe(200);

  killEmulators(other);
  expect(await other.exitCode()).toBe(1);
  expect(other.output).toMatch(/^✗ The emulators ended by themselves: see .*emulators\.log\.$/m);
  expect(other.leftovers()).toEqual([]);
  // The ports are free for the next start.
  await expect(portsOfEnvironment(other.portEnvironment)).resolves.toMatchObject({
    firestore: other.ports.firestore,
  });
  expect(await storedQuote(again, quote)).toBe(200);
  again.signal('SIGTERM');
  await expectStopped(again);
});
