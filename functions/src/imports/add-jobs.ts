import { createHash } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { withLine } from '@welding/domain/entities/company-people';
import type { ImportedJob } from '@welding/domain/entities/import-jobs';
import type { MadeRow } from '@welding/domain/entities/stored-import';
import { visitContactOf } from '@welding/domain/entities/visit-change';
import { derivedFields } from '@welding/domain/money/derived-fields';
import { placeOf } from '@welding/domain/values/place';
import { clients } from '#clients/clients.ts';
import { guardClient, requirePresent } from '#clients/guard-client.ts';
import { addProjectNote } from '#projects/notes.ts';
import { newProject, projects } from '#projects/projects.ts';
import { findSettings } from '#settings/settings.ts';
import { importedEntryId } from '#store/audit.ts';
import { addChange } from '#store/change-entity.ts';
import { changedInBetween } from '#store/conflicts.ts';
import { idAfter, takeNumbers } from '#store/counters.ts';
import { addNew } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import { appointments } from '#visits/appointments.ts';

type Coming = Exclude<ImportedJob, { readonly line: string }>;
type History = Extract<ImportedJob, { readonly line: string }>;

export const visitOfJob = (projectId: string) => idAfter(projectId, 'imported visit');
export const noteOfJob = (projectId: string) => idAfter(projectId, 'imported note');
export const hashOfLine = (line: string) => createHash('sha256').update(line).digest('base64url');

/**
 * Adds jobs to a batch: those to come as projects with their visits, past ones as lines of their clients' notes. It mails no one,
 * and the visits have no welder, so they take no time.
 * @returns what each made, in their order
 * @throws as `guardClient`
 */
export async function addJobs(batch: Batch, jobs: readonly ImportedJob[], actor: Actor): Promise<MadeRow[]> {
  const coming = jobs.filter((job) => !('line' in job));
  const history = Map.groupBy(
    jobs.filter((job) => 'line' in job),
    ({ clientId }) => clientId,
  );
  const [{ booking }, guarded] = await Promise.all([
    findSettings(),
    Promise.all(
      [...new Set(jobs.map(({ clientId }) => clientId))].map((id) => {
        const past = history.get(id);
        return past ? addHistory(batch, id, { past, actor }) : guardClient(batch, id);
      }),
    ),
  ]);
  const owners = new Map(guarded.map((client) => [client.id, client]));
  const numbers = coming.length > 0 ? await takeNumbers(batch, 'projects', coming.length) : [];
  return await Promise.all(
    jobs.map(async (job) => {
      if ('line' in job) return { id: job.clientId, line: hashOfLine(job.line) };
      const client = owners.get(job.clientId);
      const number = numbers[coming.indexOf(job)];
      if (!client || !number) throw new TypeError('A job without its client or number');
      return { id: await addJob(batch, job, { client, number, actor, booking }) };
    }),
  );
}

type Settings = Pick<Awaited<ReturnType<typeof findSettings>>, 'booking'>;

async function addJob(
  batch: Batch,
  { title, description, note, address, zip, status, visit, clientId }: Coming,
  {
    client,
    number,
    actor,
    booking,
  }: { readonly client: Client; readonly number: string; readonly actor: Actor } & Settings,
): Promise<string> {
  const told = { title, ...(description && { description }) };
  const place = { ...(address && { address }), ...(zip && { zip }) };
  const begun = { ...newProject({ clientId, serviceType: 'other', ...told, ...place }), status, number };
  const planned: Appointment | undefined = visit && {
    ...told,
    ...visitContactOf(client),
    ...placeOf(place, client),
    id: visitOfJob(begun.id),
    clientId,
    projectId: begun.id,
    scheduledDate: visit.start,
    duration: visit.duration,
    windowMinutes: booking.windowMinutes,
    status: 'scheduled',
    createdAt: begun.createdAt,
    updatedAt: begun.createdAt,
  };
  const papers = { visits: planned ? [planned] : [], estimates: [], invoices: [] };
  const project = { ...begun, ...derivedFields(begun, papers, { now: new Date() }) };
  const entryOf = ({ id }: { readonly id: string }) => ({ entryId: importedEntryId(id) });
  await addNew(batch, projects, project, actor, entryOf(project));
  if (planned) await addNew(batch, appointments, planned, actor, entryOf(planned));
  if (note) {
    const about = { projectId: project.id, clientId, text: note };
    await addProjectNote(batch, noteOfJob(project.id), about, actor);
  }
  return project.id;
}

async function addHistory(
  batch: Batch,
  id: string,
  { past, actor }: { readonly past: readonly History[]; readonly actor: Actor },
): Promise<Client> {
  const { entity } = await addChange(batch, clients, {
    id,
    actor,
    action: 'changed',
    decide: async (client) => {
      await requirePresent(client);
      let note = client.note ?? '';
      for (const { line } of past) {
        const longer = withLine(note, line);
        // The rows were planned on an earlier note.
        if (longer === undefined) throw changedInBetween();
        note = longer;
      }
      return { note };
    },
  });
  return entity;
}
