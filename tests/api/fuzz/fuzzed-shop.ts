import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import * as z from 'zod/mini';
import { createTestPayment, createTestQuote } from '../../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../../support/sample-money.ts';
import { createTestStaff, staffToken } from '../../support/staff.ts';
import { callApi } from '../call-api.ts';
import { validBodies, validQueries } from '../valid-bodies.ts';

const madeSchema = z.object({ id: z.string() });

type Shop = {
  readonly client: Client;
  /** Real values for the variable parts of addresses. */
  readonly knownParts: readonly string[];
  /** The real value of such a part, by the part before it. */
  readonly ids: Readonly<Record<string, string>>;
  readonly bodies: ReturnType<typeof validBodies>;
  readonly queries: ReturnType<typeof validQueries>;
  /** The owner's ID token. */
  readonly bearer: string;
};

/** A client with one record for each kind of route, so that requests get past "not found". */
export async function fuzzedShop(): Promise<Shop> {
  const [client, owner, welder] = await Promise.all([
    createTestClient(),
    createTestStaff('owner'),
    createTestStaff('welder'),
  ]);
  const project = await createTestProject(client);
  const [estimate, invoice, visit, payment, quote, ...others] = await Promise.all([
    createTestEstimate(client, { project }),
    createTestInvoice(client, { project }),
    createTestAppointment(client, { projectId: project.id, welderId: welder.id }),
    createTestPayment(client.id, {
      projectId: project.id,
      method: 'cash',
      collectedBy: { id: welder.id, name: welder.name },
    }),
    createTestQuote(),
    createTestEstimate(client, { project, status: 'approved' }),
    createTestEstimate(client, { project, status: 'draft', onPortal: false }),
    createTestInvoice(client, { project, onPortal: false }),
  ]);
  const bodies = validBodies(client.id, { projectId: project.id, welderId: welder.id });
  const bearer = await staffToken(owner);
  const made = async (path: string) => {
    const answer = await callApi('POST', `/api/desk/${path}`, { json: bodies[`/api/desk/${path}`], bearer });
    return madeSchema.parse(answer.json()).id;
  };
  const given = {
    client: client.id,
    clients: client.id,
    projects: project.id,
    staff: welder.id,
    estimates: estimate.id,
    invoices: invoice.id,
    appointments: visit.id,
    payments: payment.id,
    quotes: quote.id,
    holds: randomUUID(),
    export: 'payments.csv',
  };
  const creatable = Object.keys(bodies).flatMap((path) => {
    const [, name] = /^\/api\/desk\/([a-z-]+)\/:id$/.exec(path) ?? [];
    return name && !(name in given) && `/api/desk/${name}` in bodies ? [name] : [];
  });
  const makings = creatable.map(async (name) => [name, await made(name)] as const);
  const ids = { ...given, ...Object.fromEntries(await Promise.all(makings)) };
  return {
    client,
    knownParts: [
      client.id,
      project.id,
      client.email,
      encodeURIComponent(client.email),
      ...[...others, estimate, invoice, visit, payment, quote].map(({ id }) => id),
    ],
    ids,
    bodies,
    queries: validQueries(welder.id),
    bearer,
  };
}
