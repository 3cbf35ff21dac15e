import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@welding/domain/entities/client';
import { ownTime } from '../../tests/support/own-time.ts';
import { createTestClient, createTestProject } from '../../tests/support/sample.ts';
import { type ApiSender, apiSender } from '../run/api-sender.ts';

export type Visitor = {
  /** The visitor's own network address, which Fastly names, and that of Hosting, which some share. */
  address: string;
  hop: string;
  /** Does one more step of a visit. @returns the status, and whether it is the one that is due */
  step: (number: number) => Promise<{ status: number; served: boolean }>;
};

/** What visitors found: how long each request took, in milliseconds, and the answers that should not have been. */
export type Visited = { times: number[]; refused: string[] };

const pauseMs = 500;
const hops = ['34.96.0.1', '34.96.0.2', '34.96.0.3', '34.96.1.1', '34.96.1.2', '34.96.1.3'];

/** Clients with a project each, who come through Hosting from addresses of their own. */
export async function createVisitors(port: number, count: number): Promise<Visitor[]> {
  const sender = apiSender(port, Number.POSITIVE_INFINITY);
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const client = await createTestClient();
      await createTestProject(client);
      const address = `198.18.${index}.${randomInt(1, 255)}`;
      const hop = hops[index % hops.length] ?? '';
      return { address, hop, step: stepsOf(client, sender, { address, hop }) };
    }),
  );
}

/** Lets all visitors go on with their visits for a time. */
export async function visit(visitors: readonly Visitor[], seconds: number): Promise<Visited> {
  const visited: Visited = { times: [], refused: [] };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    visitors.map(async ({ step }) => {
      for (let number = 0; performance.now() < end; number += 1) {
        await delay(randomInt(2 * pauseMs));
        const start = performance.now();
        const { status, served } = await step(number);
        visited.times.push(performance.now() - start);
        if (!served) visited.refused.push(`step ${number % stepCount}: ${status}`);
      }
    }),
  );
  return visited;
}

const stepCount = 5;
/** In each run a visitor asks for one quote and books so many times: people do not do more in an hour. */
const mostBookings = 5;

function stepsOf(
  client: Client,
  { send }: ApiSender,
  { address, hop }: { address: string; hop: string },
): Visitor['step'] {
  let cookie = '';
  const headers = {
    'X-Forwarded-For': `${address}, ${hop}`,
    'Fastly-Client-IP': address,
    'Fastly-Temp-XFF': address,
  };
  const get = (path: string) => send({ method: 'GET', path, headers, cookie });
  const post = (path: string, json: unknown) =>
    send({ method: 'POST', path, headers, cookie, json, key: randomUUID() });
  const expecting = async (due: number, sent: ReturnType<typeof send>) => {
    const { status } = await sent;
    return { status, served: status === due };
  };
  const signIn = async () => {
    const answer = await get(`/api/clients/${encodeURIComponent(client.email)}`);
    cookie = answer.cookie;
    return { status: answer.status, served: answer.status === 200 };
  };
  const projects = () => expecting(200, get(`/api/projects/client/${client.id}`));
  const appointments = () => expecting(200, get(`/api/appointments/client/${client.id}`));
  const ask = () => expecting(201, post('/api/quotes', quoteOf(client)));
  const book = () => expecting(201, post('/api/appointments', bookingOf(client)));
  return async (number) => {
    const round = Math.floor(number / stepCount);
    const steps = [
      signIn,
      projects,
      appointments,
      round === 0 ? ask : projects,
      round < mostBookings ? book : appointments,
    ];
    const step = steps[number % stepCount] ?? signIn;
    return await step();
  };
}

function quoteOf({ firstName, lastName, email, phone }: Client): object {
  const description = 'Cracked frame rail, needs welding on site';
  return { firstName, lastName, email, phone, serviceType: 'truck', description, preferredContact: 'phone' };
}

/** At a time of its own, in the coming half year. */
function bookingOf({ id }: Client): object {
  const scheduledDate = ownTime();
  return { clientId: id, title: 'Heavy-Duty Truck Repairs', duration: '60', scheduledDate };
}
