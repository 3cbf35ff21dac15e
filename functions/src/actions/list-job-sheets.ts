import { amountToCollect, type JobSheet } from '@welding/domain/entities/job-sheet';
import type { Project } from '@welding/domain/entities/project';
import { thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { listVisitsOfWelder } from '#data/appointments.ts';
import { findClients } from '#data/clients.ts';
import { listInvoicesOfProjects } from '#data/invoices.ts';
import { listPaymentsOfProjects } from '#data/payments.ts';
import { findProjects } from '#data/projects.ts';
import { listQuotesOfProjects } from '#data/quotes.ts';

/** What belongs to the visits that somebody has this week and the next, each client and project asked for once. */
export async function jobSheetsOf(welderId: string): Promise<JobSheet[]> {
  const visits = await listVisitsOfWelder(welderId, thisWeekAndNext(new Date()));
  const clientIds = new Set(visits.map(({ clientId }) => clientId));
  const projectIds = new Set(visits.flatMap(({ projectId }) => projectId || []));
  const [clients, projects] = await Promise.all([findClients([...clientIds]), sheetsOf([...projectIds])]);
  return visits.map(({ id, clientId, projectId }) => {
    const client = clients.get(clientId);
    return {
      appointmentId: id,
      ...(client && { clientName: `${client.firstName} ${client.lastName}`.trim(), phone: client.phone }),
      ...(client?.address && { address: client.address }),
      ...(projectId && projects.get(projectId)),
    };
  });
}

async function sheetsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Partial<JobSheet>>> {
  const [projects, payments, invoices, quotes] = await Promise.all([
    findProjects(ids),
    listPaymentsOfProjects(ids),
    listInvoicesOfProjects(ids),
    listQuotesOfProjects(ids),
  ]);
  return new Map(
    [...projects.values()].map((project) => {
      const { id, title, description } = project;
      const left = amountToCollect(project, payments.get(id) ?? [], invoices.get(id) ?? []);
      const intake = quotes.get(id)?.[0]?.intake;
      const sheet = {
        projectTitle: title,
        projectId: id,
        ...(description && { projectDescription: description }),
        ...(intake && { intake }),
        ...photosOf(project),
        ...(left !== undefined && { amountToCollect: left }),
      };
      return [id, sheet];
    }),
  );
}

function photosOf({ beforePhotos, afterPhotos, photoCaptions }: Project): Partial<JobSheet> {
  if (beforePhotos.length + afterPhotos.length === 0) return {};
  return { beforePhotos, afterPhotos, ...(photoCaptions && { photoCaptions }) };
}
