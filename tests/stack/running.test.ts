import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { freePorts } from '../../local/stack/ports.ts';
import { ProductProcess } from './product-process.ts';

const ready = 'Ctrl-C stops everything.';

/** Reads a quote past the rules, as the emulator's owner. */
async function storedQuote(product: ProductProcess, id: string): Promise<number> {
  const documents = `http://127.0.0.1:${product.ports.firestore}/v1/projects/demo-mobile-welding/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/quotes/${id}`, { headers: { Authorization: 'Bearer owner' } });
  return status;
}

async function requestQuote(product: ProductProcess): Promise<string> {
  const response = await fetch(`${product.hosting}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      firstName: 'Sam',
      lastName: 'Rivera',
      email: 'sam@example.com',
      phone: '(312) 555-0177',
      serviceType: 'truck',
      description: 'The fifth wheel is cracked.',
      preferredContact: 'phone',
    }),
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

/** How many mails for the reader the local mailbox has. */
async function mailCount({ mailbox }: ProductProcess): Promise<number> {
  const messages: unknown = await (await fetch(`${mailbox}/api/messages?to=${reader}`)).json();
  return Array.isArray(messages) ? messages.length : -1;
}

async function expectStopped(product: ProductProcess): Promise<void> {
  await expect.poll(() => product.leftovers(), { timeout: 20_000 }).toEqual([]);
  expect(product.output).toContain('Stopped. Nothing is left running.');
}

test('two stacks run side by side with data of their own; --keep keeps it, and a plain start begins anew', async () => {
  const ports = await freePorts();
  let quote: string;
  {
    await using kept = await ProductProcess.start({ ports, options: ['--keep'] });
    await using other = await ProductProcess.start();
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
    expect(await mailCount(other)).toBe(0);
    expect(await storedQuote(kept, quote)).toBe(200);
    expect(await storedQuote(other, quote)).toBe(404);
    kept.ctrlC();
    other.signal('SIGTERM');
    await Promise.all([expectStopped(kept), expectStopped(other)]);
  }
  {
    await using again = await ProductProcess.start({ ports, options: ['--keep'] });
    await again.says(ready);
    expect(await storedQuote(again, quote)).toBe(200);
    expect(await mailCount(again)).toBe(1);
    expect((await fetch(`${again.hosting}/api/clients/client@example.com`)).status).toBe(200);
    again.ctrlC();
    await expectStopped(again);
  }
  {
    await using anew = await ProductProcess.start({ ports });
    await anew.says(ready);
    expect(await storedQuote(anew, quote)).toBe(404);
    expect(await mailCount(anew)).toBe(0);
  }
});
