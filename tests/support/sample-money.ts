import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Project } from '@welding/domain/entities/project';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { anEstimate, anInvoice } from './money-entities.ts';
import { createTestProject } from './sample.ts';
import { stackAddresses } from './stack.ts';

type Of<Paper> = Partial<Paper> & { readonly project?: Project };

/** A sent estimate for this client, of a new project unless given. */
export async function createTestEstimate(
  client: Pick<Client, 'id'>,
  { project, ...fields }: Of<Estimate> = {},
): Promise<Estimate> {
  stackAddresses();
  const { id: projectId, title: projectTitle } = project ?? (await createTestProject(client));
  const own = { id: randomUUID(), clientId: client.id, projectId, projectTitle };
  const estimate = anEstimate({ ...own, number: `E-${own.id.slice(0, 6)}`, ...fields });
  await (await estimates()).doc(estimate.id).set(estimate);
  return estimate;
}

/** A sent invoice for this client, of a new project unless given. */
export async function createTestInvoice(
  client: Pick<Client, 'id'>,
  { project, ...fields }: Of<Invoice> = {},
): Promise<Invoice> {
  stackAddresses();
  const { id: projectId, title: projectTitle } = project ?? (await createTestProject(client));
  const own = { id: randomUUID(), clientId: client.id, projectId, projectTitle };
  const invoice = anInvoice({ ...own, number: `INV-${own.id.slice(0, 6)}`, ...fields });
  await (await invoices()).doc(invoice.id).set(invoice);
  return invoice;
}

/** Changes fields of a stored estimate directly. */
export async function changeEstimate(id: string, change: Partial<Estimate>): Promise<void> {
  stackAddresses();
  await (await estimates()).doc(id).set(change, { merge: true });
}
