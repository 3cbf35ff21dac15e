import { hasRole } from '@welding/domain/entities/client';
import { withoutMoney } from '@welding/domain/entities/project';
import { projectWithoutPlace } from '@welding/domain/entities/project-place';
import { apiMessages } from '@welding/domain/messages';
import { clientListParams, withId } from '#http/readers.ts';
import { clientRoute, verifiedRoute } from '#http/route.ts';
import { requireOwn } from '#http/session.ts';
import { listPaymentsOfClient } from '#money/payments.ts';
import { notFound } from '#refusal.ts';
import { wholesOf } from '#store/apart.ts';
import { findProject, listProjects, projects } from './projects.ts';
import { clientTimeline } from './timeline.ts';

/**
 * GET /api/projects/client/{clientId}: 200 and that client's projects, newest first; with ?before=, an ISO instant,
 * those made before it. Places and photos are there once the client has confirmed, and for contacts of visits; money for
 * contacts of estimates or invoices.
 */
export const listClientProjects = clientRoute({
  method: 'GET',
  path: '/api/projects/client/:clientId',
  read: clientListParams,
  contacts: ['estimates', 'invoices', 'visits'],
  answer: async ({ clientId, before }, { session, roles }) => {
    requireOwn(clientId, session);
    const found = await listProjects(clientId, before);
    const seesPlace = session.verified && hasRole(roles, ['visits']);
    const shown = seesPlace ? await wholesOf(projects, found) : found.map(projectWithoutPlace);
    const seesMoney = hasRole(roles, ['estimates', 'invoices']);
    return { status: 200, json: seesMoney ? shown : shown.map(withoutMoney) };
  },
});

/** GET /api/projects/{id}/timeline: 200 with what happened to the client's project, newest first; to a contact by its roles. */
export const showOwnTimeline = verifiedRoute({
  method: 'GET',
  path: '/api/projects/:id/timeline',
  read: withId,
  contacts: ['estimates', 'invoices', 'visits'],
  answer: async ({ id }, { session, roles }) => {
    const project = await findProject(id);
    if (!project) throw notFound(apiMessages.projectNotFound);
    requireOwn(project.clientId, session);
    return { status: 200, json: await clientTimeline(project, { contactId: session.contactId, roles }) };
  },
});

/**
 * GET /api/payments/client/{clientId}: 200 and that client's payments, newest first; with ?before=, an ISO instant, those
 * begun before it.
 */
export const listClientPayments = verifiedRoute({
  method: 'GET',
  path: '/api/payments/client/:clientId',
  read: clientListParams,
  contacts: ['invoices'],
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: await listPaymentsOfClient(clientId, before) };
  },
});
