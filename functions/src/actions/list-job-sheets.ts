import { maxListLength } from '@welding/domain/business/limits';
import type { Appointment } from '@welding/domain/entities/appointment';
import { amountToCollect, type JobSheet } from '@welding/domain/entities/job-sheet';
import type { Project } from '@welding/domain/entities/project';
import { thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { listVisitsOfWelder } from '#data/appointments.ts';
import { findClient } from '#data/clients.ts';
import { listInvoicesOfProject } from '#data/invoices.ts';
import { listPaymentsOfProject } from '#data/payments.ts';
import { findProject } from '#data/projects.ts';
import { findQuoteOfProject } from '#data/quotes.ts';

/** What belongs to the visits that somebody has this week and the next, each client and project asked for once. */
export async function jobSheetsOf(welderId: string): Promise<JobSheet[]> {
  const visits = await listVisitsOfWelder(welderId, thisWeekAndNext(new Date()));
  const clients = askOnce(findClient);
  const projects = askOnce(projectToCollect);
  return await Promise.all(
    visits.map(async ({ id, clientId, projectId }: Appointment) => {
      const [client, project] = await Promise.all([clients(clientId), projectId && projects(projectId)]);
      return {
        appointmentId: id,
        ...(client && { clientName: `${client.firstName} ${client.lastName}`.trim(), phone: client.phone }),
        ...(client?.address && { address: client.address }),
        ...project,
      };
    }),
  );
}

async function projectToCollect(id: string): Promise<Partial<JobSheet>> {
  const [project, payments, invoices, quote] = await Promise.all([
    findProject(id),
    listPaymentsOfProject(id),
    listInvoicesOfProject(id, maxListLength),
    findQuoteOfProject(id),
  ]);
  if (!project) return {};
  const left = amountToCollect(project, payments, invoices);
  return {
    projectTitle: project.title,
    projectId: project.id,
    ...(project.description && { projectDescription: project.description }),
    ...(quote?.intake && { intake: quote.intake }),
    ...photosOf(project),
    ...(left !== undefined && { amountToCollect: left }),
  };
}

function photosOf({ beforePhotos, afterPhotos, photoCaptions }: Project): Partial<JobSheet> {
  if (beforePhotos.length + afterPhotos.length === 0) return {};
  return { beforePhotos, afterPhotos, ...(photoCaptions && { photoCaptions }) };
}

function askOnce<Found>(ask: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const asked = new Map<string, Promise<Found>>();
  return (id) => {
    const found = asked.get(id) ?? ask(id);
    asked.set(id, found);
    return found;
  };
}
