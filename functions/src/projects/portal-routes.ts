import { hasRole } from '@welding/domain/entities/client';
import { withoutMoney } from '@welding/domain/entities/project';
import { projectWithoutPlace } from '@welding/domain/entities/project-place';
import { apiMessages } from '@welding/domain/messages';
import { clientListParams, nothing } from '#http/readers.ts';
import { knownClient, portal } from '#http/resource-routes.ts';
import { requireOwn } from '#http/session.ts';
import { listPaymentsOfClient } from '#payments/payments.ts';
import { notFound } from '#refusal.ts';
import { wholesOf } from '#store/apart.ts';
import { findProject, listProjects, projects } from './projects.ts';
import { clientTimeline } from './timeline.ts';

export const routes = [
  /**
   * That client's projects, newest first; with ?before=, an ISO instant, those made before it. Places and photos are there once
   * the client has confirmed, and for contacts of visits; money for contacts of estimates or invoices.
   */
  knownClient.get(
    '/projects/client/:clientId',
    ['estimates', 'invoices', 'visits'],
    clientListParams,
    async ({ clientId, before }, { session, roles }) => {
      requireOwn(clientId, session);
      const found = await listProjects(clientId, before);
      const seesPlace = session.verified && hasRole(roles, ['visits']);
      const shown = seesPlace ? await wholesOf(projects, found) : found.map(projectWithoutPlace);
      return hasRole(roles, ['estimates', 'invoices']) ? shown : shown.map(withoutMoney);
    },
  ),
  /** The project's timeline, newest first. A contact sees the events of its roles. */
  portal.get(
    '/projects/:id/timeline',
    ['estimates', 'invoices', 'visits'],
    nothing,
    async (_, { session, roles }, id) => {
      const project = await findProject(id);
      if (!project) throw notFound(apiMessages.projectNotFound);
      requireOwn(project.clientId, session);
      return await clientTimeline(project, { contactId: session.contactId, roles });
    },
  ),
  /** That client's payments, newest first; with ?before=, an ISO instant, those begun before it. */
  portal.get(
    '/payments/client/:clientId',
    ['invoices'],
    clientListParams,
    async ({ clientId, before }, { session }) => {
      requireOwn(clientId, session);
      return await listPaymentsOfClient(clientId, before);
    },
  ),
];
