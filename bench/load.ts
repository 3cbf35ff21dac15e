import { randomInt, randomUUID } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ownTime } from '../tests/support/own-time.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import { type ApiSender, apiSender } from './run/api-sender.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { serveFunction } from './run/function-server.ts';
import { median, percentile } from './run/median.ts';

const [visitorCount, quietSeconds, attackedSeconds, attacksPerSecond] = [30, 20, 60, 50] as const;
const targetRatio = 5;
/** Visitors ask for a quote once and book a limited number of times, as people do in an hour. */
const mostBookings = 5;
const bodyBytes = 31_000_000;

/** Other benchmarks on this stack count for this limit too. All other limits are production's. */
const limits = { LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: '100000000' };

type Visitor = { readonly address: string; readonly step: (number: number) => Promise<number> };

/**
 * Visitors sign in, ask for quotes and book at the built function, alone and then beside an attacker. None may be refused.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const server = await serveFunction(join(stack.directory, 'functions'), stack, limits);
  try {
    const sender = apiSender(server.port, Number.POSITIVE_INFINITY);
    const visitors = await Promise.all(
      Array.from({ length: visitorCount }, (_, index) => visitor(sender, index)),
    );
    // The first requests of a process load code.
    await visit(visitors, 3);
    const quiet = await visit(visitors, quietSeconds);
    const attack = startAttack(server.port, visitors);
    const attacked = await visit(visitors, attackedSeconds);
    const { sent, refused } = await attack.stop();
    sender.close();
    const wrong = [...quiet.wrong, ...attacked.wrong];
    const [p99, alone] = [percentile(attacked.times, 0.99), median(quiet.times)];
    return [
      {
        measure: `Requests of ${visitorCount} visitors not served beside ${sent} hostile ones, ${refused} refused`,
        value: String(wrong.length),
        baseline: `${quiet.times.length + attacked.times.length} requests`,
        ratio: wrong.length / attacked.times.length,
        target: `0 ${[...new Set(wrong)].join(', ')}`,
        met: wrong.length === 0,
      },
      {
        measure: 'Their requests beside the attacker, p99',
        value: `${p99.toFixed(1)} ms`,
        baseline: `${alone.toFixed(1)} ms, p50 alone`,
        ratio: p99 / alone,
        target: `≤ ${targetRatio}`,
        met: p99 / alone <= targetRatio,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Runs all visitors for a time. @returns milliseconds of each request, and unexpected responses */
async function visit(visitors: readonly Visitor[], seconds: number) {
  const visited: { times: number[]; wrong: string[] } = { times: [], wrong: [] };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    visitors.map(async ({ step }) => {
      for (let number = 0; performance.now() < end; number += 1) {
        await delay(randomInt(1_000));
        const start = performance.now();
        const status = await step(number);
        visited.times.push(performance.now() - start);
        if (status !== 200 && status !== 201) visited.wrong.push(`step ${number % 5}: ${status}`);
      }
    }),
  );
  return visited;
}

/** A client with a project, who comes through Hosting from an address of their own. */
async function visitor({ send }: ApiSender, index: number): Promise<Visitor> {
  const client = await createTestClient();
  await createTestProject(client);
  const address = `198.18.${index}.${randomInt(1, 255)}`;
  const headers = hostingHeaders(address, `34.96.${index % 2}.${1 + (index % 3)}`);
  const { id, firstName, lastName, email, phone } = client;
  let cookie = '';
  const get = async (path: string) => (await send({ method: 'GET', path, headers, cookie })).status;
  const post = async (path: string, json: unknown) =>
    (await send({ method: 'POST', path, headers, cookie, json, key: randomUUID() })).status;
  const signIn = async () => {
    const answer = await send({ method: 'GET', path: `/api/clients/${encodeURIComponent(email)}`, headers });
    cookie = answer.cookie;
    return answer.status;
  };
  const projects = () => get(`/api/projects/client/${id}`);
  const appointments = () => get(`/api/appointments/client/${id}`);
  const ask = () => post('/api/quotes', { ...quote, firstName, lastName, email, phone });
  const book = () => {
    const job = { title: 'Heavy-Duty Truck Repairs', duration: '60', scheduledDate: ownTime() };
    return post('/api/appointments', { clientId: id, ...job });
  };
  return {
    address,
    step: (number) => {
      const round = Math.floor(number / 5);
      const steps = [
        ...[signIn, projects, appointments],
        ...[round === 0 ? ask : projects, round < mostBookings ? book : appointments],
      ];
      return (steps[number % 5] ?? signIn)();
    },
  };
}

const quote = {
  ...{ firstName: 'Mallory', lastName: 'Example', email: 'mallory@example.com', phone: '(312) 555-0166' },
  ...{ serviceType: 'truck', description: 'Cracked frame rail', preferredContact: 'phone' },
};

/** Hosting's headers with a visitor's address, which anyone can send to the function's own URL. */
function hostingHeaders(address: string, hop: string) {
  return {
    'X-Forwarded-For': `${address}, ${hop}`,
    'Fastly-Client-IP': address,
    'Fastly-Temp-XFF': address,
  };
}

/**
 * One machine that calls the function's own URL: unknown emails, quotes, payments, bodies that are too large or never come,
 * with the visitors' addresses and invented ones. Limited in count and time; everything stays on this machine.
 */
function startAttack(port: number, visitors: readonly Visitor[]) {
  const sender = apiSender(port, 40);
  const underWay = new Set<Promise<void>>();
  let [sent, refused, stopped] = [0, 0, false];
  const hostile = async (number: number): Promise<void> => {
    const status = await attempt(number, port, sender, visitors).catch(() => 0);
    sent += 1;
    if (status >= 400) refused += 1;
  };
  const all = (async () => {
    for (let number = 0; !stopped && number < attackedSeconds * attacksPerSecond; number += 1) {
      const one = hostile(number).finally(() => underWay.delete(one));
      underWay.add(one);
      await delay(1000 / attacksPerSecond);
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
  const headers = hostingHeaders(claimed, '203.0.113.66');
  const post = async (path: string, json: unknown) =>
    (await send({ method: 'POST', path, json, headers })).status;
  const kind = number % 10;
  if (kind === 0) return await post('/api/quotes', quote);
  if (kind === 1)
    return await post('/api/create-payment-intent', { amount: 500, projectId: '', clientId: '' });
  if (number % 100 === 3)
    return await unfinishedPost(port, { ...headers, 'Content-Length': 1_000 }, Buffer.from('{'));
  if (kind === 2 || kind === 3) {
    const large = { ...headers, 'Content-Length': bodyBytes };
    return await unfinishedPost(port, large, Buffer.alloc(1_000_000, 'x'));
  }
  return (await send({ method: 'GET', path: `/api/clients/nobody-${randomUUID()}@example.com`, headers }))
    .status;
}

/** Sends only the beginning of a body. */
function unfinishedPost(port: number, headers: OutgoingHttpHeaders, beginning: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: '/api/quotes', method: 'POST', agent: false },
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.write(beginning);
  });
}
