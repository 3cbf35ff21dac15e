import { randomInt, randomUUID } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiSender, apiSender } from '../run/api-sender.ts';
import type { Visitor } from './visitors.ts';

/** Bounded in count by these and in time by the run; all of it stays on this machine. */
const requestsPerSecond = 50;
const bodyBytes = 31_000_000;
const attackerAddress = '203.0.113.66';

export type Attack = { stop: () => Promise<{ sent: number; refused: number }> };

/**
 * One machine that calls the function's own URL: it looks unknown e-mails up, asks for quotes and payments, posts bodies
 * that are too large or do not come, and writes into Fastly's headers now the visitors' addresses, now made-up ones.
 */
export function startAttack(port: number, visitors: readonly Visitor[], seconds: number): Attack {
  const sender = apiSender(port, 40);
  const underWay = new Set<Promise<void>>();
  let [sent, refused, stopped] = [0, 0, false];
  const hostile = async (number: number): Promise<void> => {
    const status = await attempt(number, port, sender, visitors).catch(() => 0);
    sent += 1;
    if (status >= 400) refused += 1;
  };
  const all = (async () => {
    for (let number = 0; !stopped && number < seconds * requestsPerSecond; number += 1) {
      const one = hostile(number).finally(() => underWay.delete(one));
      underWay.add(one);
      await delay(1000 / requestsPerSecond);
    }
    await Promise.all(underWay);
  })();
  return {
    stop: async () => {
      stopped = true;
      await all;
      sender.close();
      return { sent, refused };
    },
  };
}

async function attempt(
  number: number,
  port: number,
  { send }: ApiSender,
  visitors: readonly Visitor[],
): Promise<number> {
  const madeUp = `198.19.${randomInt(256)}.${randomInt(1, 255)}`;
  const claimed = number % 2 === 0 ? madeUp : (visitors[randomInt(visitors.length)]?.address ?? madeUp);
  const headers = {
    'X-Forwarded-For': `${claimed}, ${attackerAddress}`,
    'Fastly-Client-IP': claimed,
    'Fastly-Temp-XFF': claimed,
  };
  const nobody = `/api/clients/nobody-${randomUUID()}@example.com`;
  switch (number % 10) {
    case 0:
      return (await send({ method: 'POST', path: '/api/quotes', json: quote, headers })).status;
    case 1:
      return (await send({ method: 'POST', path: '/api/create-payment-intent', json: payment, headers }))
        .status;
    case 2:
      return await largePost(port, headers);
    case 3:
      return number % 100 === 3 ? await slowPost(port, headers) : await largePost(port, headers);
    default:
      return (await send({ method: 'GET', path: nobody, headers })).status;
  }
}

const quote = {
  firstName: 'Mallory',
  lastName: 'Example',
  email: 'mallory@example.com',
  phone: '(312) 555-0166',
  serviceType: 'truck',
  description: 'Nothing at all',
  preferredContact: 'email',
};
const payment = { amount: 500, projectId: '', clientId: '' };

/** Says that a large body comes, and sends a megabyte of it. */
function largePost(port: number, headers: OutgoingHttpHeaders): Promise<number> {
  return unfinishedPost(port, { ...headers, 'Content-Length': bodyBytes }, Buffer.alloc(1_000_000, 'x'));
}

/** Sends the beginning of a body, and no more. */
function slowPost(port: number, headers: OutgoingHttpHeaders): Promise<number> {
  return unfinishedPost(port, { ...headers, 'Content-Length': 1_000 }, Buffer.from('{'));
}

function unfinishedPost(port: number, headers: OutgoingHttpHeaders, beginning: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = '/api/quotes';
    const type = { 'Content-Type': 'application/json' };
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { ...headers, ...type },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.write(beginning);
  });
}
