import { clientName } from '@welding/domain/entities/client-names';
import type { Project } from '@welding/domain/entities/project';
import { nextStep, projectStage, type timelineSchema } from '@welding/domain/story/project-stage';
import type { ProjectStory } from '@welding/domain/story/story-event';
import { timelineOf } from '@welding/domain/story/timeline';
import type { clientTimelineSchema } from '@welding/domain/story/timeline-entry';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type * as z from 'zod/mini';
import { findClient } from '#clients/clients.ts';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { listMailsOfProject } from '#messages/mails.ts';
import { listPaymentsOfProject } from '#payments/payments.ts';
import { listQuotesOfProjects } from '#requests/quotes.ts';
import { latestChangesOf } from '#store/audit.ts';
import { listVisitsOfProject } from '#visits/appointments.ts';
import { findProject } from './projects.ts';

/** More than a project has. */
const mostMails = 200;

/** A project's stage, next step and timeline for staff; undefined when there is no such project. */
export async function deskTimeline(projectId: string): Promise<z.infer<typeof timelineSchema> | undefined> {
  const project = await findProject(projectId);
  if (!project) return undefined;
  const story = await storyOf(project, await listMailsOfProject(projectId, mostMails));
  const stage = projectStage(story);
  return {
    stage,
    nextStep: nextStep(story, stage, chicagoDate(new Date())) ?? null,
    entries: timelineOf(story, 'desk'),
  };
}

/**
 * A project's timeline for its client, or a contact of it.
 */
export async function clientTimeline(
  project: Project,
  reader: Exclude<Parameters<typeof timelineOf>[1], 'desk'>,
): Promise<z.infer<typeof clientTimelineSchema>> {
  return { entries: timelineOf(await storyOf(project, []), reader) };
}

/** Seven queries, and one of the history for each thirty papers, visits and payments. */
async function storyOf(project: Project, mails: ProjectStory['mails']): Promise<ProjectStory> {
  const { id, clientId } = project;
  const [client, quotes, visits, estimates, invoices, payments] = await Promise.all([
    findClient(clientId),
    listQuotesOfProjects([id]),
    listVisitsOfProject(id),
    listEstimatesOfProject(id),
    listInvoicesOfProject(id),
    listPaymentsOfProject(id),
  ]);
  const requests = quotes.get(id) ?? [];
  const written = mails.filter(({ kind }) => kind === 'written');
  const told = [project, ...requests, ...visits, ...estimates, ...invoices, ...payments, ...written];
  return {
    project,
    requests,
    visits,
    estimates,
    invoices,
    payments,
    mails,
    isTaxExempt: client?.taxExempt !== undefined,
    changes: await latestChangesOf(told.map((each) => each.id)),
    clientName: client ? clientName(client) : '',
  };
}
