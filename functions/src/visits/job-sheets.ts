import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { namedOnSite, personName } from '@welding/domain/entities/client-names';
import { crewOf } from '@welding/domain/entities/crew';
import { type Estimate, estimateState } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { endOfNearDays, type JobSheet } from '@welding/domain/entities/job-sheet';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Staff } from '@welding/domain/entities/staff';
import { withoutTax } from '@welding/domain/entities/totals';
import { isOpenVisit } from '@welding/domain/money/derived-fields';
import { extraWorkBase } from '@welding/domain/money/extra-work';
import { amountToCollect } from '@welding/domain/money/project-account';
import {
  chicagoDate,
  startOfChicagoDay,
  startOfOpenVisits,
  thisWeekAndNext,
} from '@welding/domain/values/chicago-day';
import { placeOf } from '@welding/domain/values/place';
import * as logger from 'firebase-functions/logger';
import { findClients } from '#clients/clients.ts';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { cardInvoiceOf } from '#invoices/invoice-at-visit.ts';
import { listInvoicesOfProjects } from '#invoices/invoices.ts';
import { listPaymentsOfProjects } from '#payments/payments.ts';
import { findBareProjects, findProjectPlaces, findProjects } from '#projects/projects.ts';
import { listQuotesOfProjects } from '#requests/quotes.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { findPeople } from '#staff/staff.ts';
import { changeEntity } from '#store/change-entity.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { appointments, listOpenVisitsOfWelder, listVisitsOfWelder } from './appointments.ts';

/**
 * The job sheets of a staff member's visits from today to the end of next week, and of those left open before. Reads
 * each client and project once. Amounts and photos come only with the visits of the next days, papers with all.
 */
export async function jobSheetsOf(staff: Staff): Promise<JobSheet[]> {
  const { id: welderId } = staff;
  const now = new Date();
  const today = startOfChicagoDay(now);
  const { to } = thisWeekAndNext(now);
  const visits = [
    ...(await listOpenVisitsOfWelder(welderId, { from: startOfOpenVisits(now), to: today })),
    ...(await listVisitsOfWelder(welderId, { from: today, to })),
  ];
  const endOfNear = endOfNearDays(now).getTime();
  const isNear = ({ scheduledDate }: Appointment) => Date.parse(scheduledDate) < endOfNear;
  const near = projectsOf(visits.filter(isNear));
  const far = [...projectsOf(visits)].filter((id) => !near.has(id));
  const clientsFound = findClients([...new Set(visits.map(({ clientId }) => clientId))]);
  const asked = Promise.all([listEstimatesOfProjects([...near, ...far]), clientsFound]).then(
    ([found, ofVisits]) => ({ found, exempt: exemptProjects(visits, ofVisits) }),
  );
  const [clients, sheets, papers, titles, places, crewmates] = await Promise.all([
    clientsFound,
    asked.then(({ found, exempt }) => sheetsOf([...near], found, exempt)),
    asked.then(({ found, exempt }) => papersOf(found, staff, exempt)),
    findBareProjects(far),
    findProjectPlaces([...projectsOf(visits.filter(({ address }) => !address))]),
    findCrewmates(welderId, visits),
  ]);
  return visits.map((visit) => {
    const { id, clientId, projectId = '' } = visit;
    const client = clients.get(clientId);
    const others = crewmates.get(id);
    const title = titles.get(projectId);
    return {
      appointmentId: id,
      ...contactsOf(client),
      ...(client && { clientName: namedOnSite(client), phone: client.phone }),
      ...(others && { crewmates: others }),
      ...placeOf(places.get(projectId), client),
      ...(title && headOf(title)),
      ...besides(visit, sheets.get(projectId)),
      ...papers.get(projectId),
    };
  });
}

/** The project's sheet at one visit, which is not among the visits left. */
function besides(visit: Appointment, sheet: Partial<JobSheet> = {}): Partial<JobSheet> {
  const { cardInvoice } = sheet;
  if (!cardInvoice || !isOpenVisit(visit)) return sheet;
  return { ...sheet, cardInvoice: { ...cardInvoice, visitsLeft: cardInvoice.visitsLeft - 1 } };
}

type EstimatesOfProjects = Awaited<ReturnType<typeof listEstimatesOfProjects>>;

/** The contacts of a company to call on the way. The one who opens the gate is listed for that. */
function contactsOf(client: Client | undefined): Pick<JobSheet, 'contacts'> {
  const contacts = (client?.contacts ?? []).flatMap((contact) => {
    const { phone, roles } = contact;
    const role = (['gate', 'visits'] as const).find((one) => roles.includes(one));
    return phone && role ? { name: personName(contact), phone, role } : [];
  });
  return contacts.length > 0 ? { contacts } : {};
}

function projectsOf(visits: readonly Appointment[]): ReadonlySet<string> {
  return new Set(visits.flatMap(({ projectId }) => projectId || []));
}

/** The projects whose client is exempt from sales tax. */
function exemptProjects(
  visits: readonly Appointment[],
  clients: ReadonlyMap<string, Client>,
): ReadonlySet<string> {
  return projectsOf(visits.filter(({ clientId }) => clients.get(clientId)?.taxExempt));
}

function headOf({ id, title, description }: Project): Partial<JobSheet> {
  return {
    projectId: id,
    projectTitle: title,
    ...(description && { projectDescription: description }),
  };
}

async function sheetsOf(
  ids: readonly string[],
  estimates: EstimatesOfProjects,
  exempt: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Partial<JobSheet>>> {
  const [projects, payments, invoices, quotes] = await Promise.all([
    findProjects(ids),
    listPaymentsOfProjects(ids),
    listInvoicesOfProjects(ids),
    listQuotesOfProjects(ids),
  ]);
  const all = [...projects.values()].map(async (project) => {
    const { id } = project;
    const books = {
      payments: payments.get(id) ?? [],
      invoices: invoices.get(id) ?? [],
      estimates: estimates.get(id) ?? [],
      isTaxExempt: exempt.has(id),
    };
    const intake = quotes.get(id)?.[0]?.intake;
    const sheet = {
      ...headOf(project),
      ...(intake && { intake }),
      ...photosOf(project),
      ...leftOf(project, books),
      ...(await cardInvoiceIn(project, books)),
    };
    return [id, sheet] as const;
  });
  return new Map(await Promise.all(all));
}

type Books = Readonly<{
  payments: readonly Payment[] | UnreadableDocumentError;
  invoices: readonly Invoice[] | UnreadableDocumentError;
  estimates: readonly Estimate[] | UnreadableDocumentError;
  isTaxExempt: boolean;
}>;

async function cardInvoiceIn(
  project: Project,
  { invoices, estimates, isTaxExempt }: Books,
): Promise<Pick<JobSheet, 'cardInvoice'>> {
  if (invoices instanceof UnreadableDocumentError || estimates instanceof UnreadableDocumentError) return {};
  return await cardInvoiceOf(project, { invoices, estimates, isTaxExempt });
}

/** The amount to collect, nothing when a document is unreadable, so that the welder can still work. */
function leftOf(
  project: Project,
  { payments, invoices, estimates, isTaxExempt }: Books,
): ReturnType<typeof amountToCollect> {
  for (const read of [payments, invoices]) {
    if (read instanceof UnreadableDocumentError) logger.error('unreadable document', { cause: read.message });
  }
  if (payments instanceof UnreadableDocumentError || invoices instanceof UnreadableDocumentError) return {};
  return amountToCollect(
    project,
    payments,
    invoices,
    estimates instanceof UnreadableDocumentError ? [] : estimates,
    isTaxExempt,
  );
}

/** Estimates that wait for a signature, and those extra work can add to, by project. */
async function papersOf(
  estimates: EstimatesOfProjects,
  { role, mayChange }: Staff,
  exempt: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Partial<JobSheet>>> {
  const { homeRepairNotice } = await findMoneySettings();
  const limit = role === 'welder' ? mayChange : undefined;
  const today = chicagoDate(new Date());
  return new Map(
    [...estimates].map(([id, ofProject]) => {
      if (ofProject instanceof UnreadableDocumentError) {
        logger.error('unreadable document', { cause: ofProject.message });
        return [id, {}];
      }
      const toSign = ofProject.filter((estimate) => estimateState(estimate, today) === 'sent');
      const base =
        limit === 0
          ? undefined
          : extraWorkBase(exempt.has(id) ? ofProject.map(withoutTax) : ofProject, homeRepairNotice);
      const extraWork = base && { ...base, ...(limit !== undefined && { limit }) };
      return [id, { ...(toSign.length > 0 && { toSign }), ...(extraWork && { extraWork }) }];
    }),
  );
}

function photosOf({ beforePhotos, afterPhotos, photoCaptions }: Project): Partial<JobSheet> {
  if (beforePhotos.length + afterPhotos.length === 0) return {};
  return { beforePhotos, afterPhotos, ...(photoCaptions && { photoCaptions }) };
}

type Crewmate = { readonly id: string; readonly name: string };

/** The other crew members of these visits, by the visit's id. */
export async function findCrewmates(
  welderId: string,
  visits: readonly Appointment[],
): Promise<ReadonlyMap<string, Crewmate[]>> {
  const others = visits
    .map((visit) => ({ id: visit.id, crew: crewOf(visit).filter((id) => id !== welderId) }))
    .filter(({ crew }) => crew.length > 0);
  const people = await findPeople([...new Set(others.flatMap(({ crew }) => crew))]);
  return new Map(
    others.map(({ id, crew }) => [
      id,
      crew.flatMap((mate) => people.get(mate) ?? []).map(({ id: mateId, name }) => ({ id: mateId, name })),
    ]),
  );
}

/** Records that staff saw the client's change of a visit, the first time. @throws Refusal not_found */
export async function markVisitSeen(id: string, actor: Actor): Promise<Appointment> {
  return await changeEntity(appointments, {
    id,
    actor,
    action: 'opened',
    decide: ({ changedByClient }) => (changedByClient ? { changedByClient: undefined } : {}),
  });
}
