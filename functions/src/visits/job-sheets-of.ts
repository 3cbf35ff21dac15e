import type { Appointment } from '@welding/domain/entities/appointment';
import { type Estimate, estimateState } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { endOfNearDays, type JobSheet } from '@welding/domain/entities/job-sheet';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { amountToCollect } from '@welding/domain/money/project-account';
import { chicagoDate, startOfChicagoDay, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { placeOf } from '@welding/domain/values/place';
import * as logger from 'firebase-functions/logger';
import { findClients } from '#clients/clients.ts';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { listInvoicesOfProjects } from '#invoices/invoices.ts';
import { listPaymentsOfProjects } from '#money/payments.ts';
import { findBareProjects, findProjectPlaces, findProjects } from '#projects/projects.ts';
import { listQuotesOfProjects } from '#requests/quotes.ts';
import { UnreadableDocumentError } from '#store/unreadable-document-error.ts';
import { listOpenVisitsOfWelder, listVisitsOfWelder } from './appointments.ts';
import { findCrewmates } from './find-crewmates.ts';

/**
 * What belongs to the visits that somebody has from today to the end of next week, and to those that earlier days of this week
 * left open, each client and project asked for once. What is asked for a job, its photos and papers come with the visits of
 * the next days.
 */
export async function jobSheetsOf(welderId: string): Promise<JobSheet[]> {
  const now = new Date();
  const today = startOfChicagoDay(now);
  const { from, to } = thisWeekAndNext(now);
  const visits = [
    ...(await listOpenVisitsOfWelder(welderId, { from, to: today })),
    ...(await listVisitsOfWelder(welderId, { from: today, to })),
  ];
  const endOfNear = endOfNearDays(now).getTime();
  const isNear = ({ scheduledDate }: Appointment) => Date.parse(scheduledDate) < endOfNear;
  const near = projectsOf(visits.filter(isNear));
  const far = [...projectsOf(visits)].filter((id) => !near.has(id));
  const [clients, sheets, titles, places, crewmates] = await Promise.all([
    findClients([...new Set(visits.map(({ clientId }) => clientId))]),
    sheetsOf([...near]),
    findBareProjects(far),
    findProjectPlaces([...projectsOf(visits.filter(({ address }) => !address))]),
    findCrewmates(welderId, visits),
  ]);
  return visits.map(({ id, clientId, projectId = '' }) => {
    const client = clients.get(clientId);
    const others = crewmates.get(id);
    const title = titles.get(projectId);
    return {
      appointmentId: id,
      ...(client && { clientName: `${client.firstName} ${client.lastName}`.trim(), phone: client.phone }),
      ...(others && { crewmates: others }),
      ...placeOf(places.get(projectId), client),
      ...(title && headOf(title)),
      ...sheets.get(projectId),
    };
  });
}

function projectsOf(visits: readonly Appointment[]): ReadonlySet<string> {
  return new Set(visits.flatMap(({ projectId }) => projectId || []));
}

function headOf({ id, title, description }: Project): Partial<JobSheet> {
  return {
    projectId: id,
    projectTitle: title,
    ...(description && { projectDescription: description }),
  };
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
      const { id } = project;
      const left = leftOf(project, payments.get(id) ?? [], invoices.get(id) ?? []);
      const toSign = openOf(estimates.get(id) ?? []);
      const intake = quotes.get(id)?.[0]?.intake;
      const sheet = {
        ...headOf(project),
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
