import { type Estimate, estimateState } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { amountToCollect } from '@welding/domain/money/project-account';
import { chicagoDate, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import * as logger from 'firebase-functions/logger';
import { listVisitsOfWelder } from '#data/appointments.ts';
import { findClients } from '#data/clients.ts';
import { listEstimatesOfProjects } from '#data/estimates.ts';
import { listInvoicesOfProjects } from '#data/invoices.ts';
import { listPaymentsOfProjects } from '#data/payments.ts';
import { findProjects } from '#data/projects.ts';
import { listQuotesOfProjects } from '#data/quotes.ts';
import { UnreadableDocumentError } from '#data/unreadable-document-error.ts';
import { findCrewmates } from './find-crewmates.ts';

/** What belongs to the visits that somebody has this week and the next, each client and project asked for once. */
export async function jobSheetsOf(welderId: string): Promise<JobSheet[]> {
  const visits = await listVisitsOfWelder(welderId, thisWeekAndNext(new Date()));
  const clientIds = new Set(visits.map(({ clientId }) => clientId));
  const projectIds = new Set(visits.flatMap(({ projectId }) => projectId || []));
  const [clients, projects, crewmates] = await Promise.all([
    findClients([...clientIds]),
    sheetsOf([...projectIds]),
    findCrewmates(welderId, visits),
  ]);
  return visits.map(({ id, clientId, projectId }) => {
    const client = clients.get(clientId);
    const others = crewmates.get(id);
    return {
      appointmentId: id,
      ...(client && { clientName: `${client.firstName} ${client.lastName}`.trim(), phone: client.phone }),
      ...(others && { crewmates: others }),
      ...(client?.address && { address: client.address }),
      ...(projectId && projects.get(projectId)),
    };
  });
}

async function sheetsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Partial<JobSheet>>> {
  const [projects, payments, invoices, quotes, estimates] = await Promise.all([
    findProjects(ids),
    listPaymentsOfProjects(ids),
    listInvoicesOfProjects(ids),
    listQuotesOfProjects(ids),
    listEstimatesOfProjects(ids),
  ]);
  return new Map(
    [...projects.values()].map((project) => {
      const { id, title, description } = project;
      const left = leftOf(project, payments.get(id) ?? [], invoices.get(id) ?? []);
      const toSign = openOf(estimates.get(id) ?? []);
      const intake = quotes.get(id)?.[0]?.intake;
      const sheet = {
        projectTitle: title,
        projectId: id,
        ...(description && { projectDescription: description }),
        ...(intake && { intake }),
        ...photosOf(project),
        ...(toSign.length > 0 && { toSign }),
        ...(left !== undefined && { amountToCollect: left }),
      };
      return [id, sheet];
    }),
  );
}

/** What is to be collected; nothing is said where a document stands in the way: the day goes on without it. */
function leftOf(
  project: Project,
  payments: readonly Payment[] | UnreadableDocumentError,
  invoices: readonly Invoice[] | UnreadableDocumentError,
): number | undefined {
  for (const read of [payments, invoices]) {
    if (read instanceof UnreadableDocumentError) logger.error('unreadable document', { cause: read.message });
  }
  if (payments instanceof UnreadableDocumentError || invoices instanceof UnreadableDocumentError) return;
  return amountToCollect(project, payments, invoices);
}

/** What waits for the client's signature. */
function openOf(estimates: readonly Estimate[] | UnreadableDocumentError): Estimate[] {
  if (estimates instanceof UnreadableDocumentError) {
    logger.error('unreadable document', { cause: estimates.message });
    return [];
  }
  const today = chicagoDate(new Date());
  return estimates.filter((estimate) => estimateState(estimate, today) === 'sent');
}

function photosOf({ beforePhotos, afterPhotos, photoCaptions }: Project): Partial<JobSheet> {
  if (beforePhotos.length + afterPhotos.length === 0) return {};
  return { beforePhotos, afterPhotos, ...(photoCaptions && { photoCaptions }) };
}
