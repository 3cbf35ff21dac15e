import type { Client } from '@welding/domain/entities/client';
import { createTestPayment, createTestQuote } from '../../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../../support/sample-money.ts';
import { createTestStaff, staffToken } from '../../support/staff.ts';
import { validBodies } from '../valid-bodies.ts';

type Shop = {
  readonly client: Client;
  /** What the variable parts of addresses may really be. */
  readonly knownParts: readonly string[];
  readonly bodies: ReturnType<typeof validBodies>;
  /** An ID token of the owner. */
  readonly bearer: string;
};

/** A client with one of each thing that a route is about, so that requests reach further than that there is none. */
export async function fuzzedShop(): Promise<Shop> {
  const [client, owner, welder] = await Promise.all([
    createTestClient(),
    createTestStaff('owner'),
    createTestStaff('welder'),
  ]);
  const project = await createTestProject(client);
  const things = await Promise.all([
    createTestEstimate(client, { project }),
    createTestEstimate(client, { project, status: 'approved' }),
    createTestEstimate(client, { project, status: 'draft', onPortal: false }),
    createTestInvoice(client, { project }),
    createTestInvoice(client, { project, onPortal: false }),
    createTestAppointment(client, { projectId: project.id, welderId: welder.id }),
    createTestPayment(client.id, {
      projectId: project.id,
      method: 'cash',
      collectedBy: { id: welder.id, name: welder.name },
    }),
    createTestQuote(),
  ]);
  return {
    client,
    knownParts: [
      client.id,
      project.id,
      client.email,
      encodeURIComponent(client.email),
      ...things.map(({ id }) => id),
    ],
    bodies: validBodies(client.id, { projectId: project.id, welderId: welder.id }),
    bearer: await staffToken(owner),
  };
}
