import { publishedWorkSchema, showConsentSchema } from '@welding/domain/entities/finished-work';
import { reviewAnswerSchema } from '@welding/domain/entities/review';
import { actorOf, staffRoles } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { findProject, findWholeProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { reviews } from './reviews.ts';
import { publishWork, setWorkConsent, unpublishWork } from './works.ts';

async function requireProject(id: string) {
  const project = await findProject(id);
  if (!project) throw notFound(apiMessages.projectNotFound);
  return project;
}

/** POST /api/desk/projects/{id}/work-consent: 200, as the client has said; welders for projects they visit. */
export const storeWorkConsent = staffRoute({
  method: 'POST',
  path: '/api/desk/projects/:id/work-consent',
  roles: staffRoles,
  read: both(withId, json(showConsentSchema)),
  answer: async ([{ id }, { given }], { staff }) => {
    await requireOwnProject(staff, id);
    return { status: 200, json: await setWorkConsent(await requireProject(id), given, actorOf(staff)) };
  },
});

/** PUT /api/desk/projects/{id}/work: 200, and the site shows it; 409 without the client's consent, and for an old version. */
export const publishDeskWork = staffRoute({
  method: 'PUT',
  path: '/api/desk/projects/:id/work',
  roles: ['owner'],
  read: both(withId, json(publishedWorkSchema)),
  answer: async ([{ id }, shown], { staff }) => {
    const project = await findWholeProject(id);
    if (!project) throw notFound(apiMessages.projectNotFound);
    return { status: 200, json: await publishWork(project, shown, actorOf(staff)) };
  },
});

/** DELETE /api/desk/works/{id}: 200, and the site does not show it. */
export const unpublishDeskWork = staffRoute({
  method: 'DELETE',
  path: '/api/desk/works/:id',
  roles: ['owner'],
  read: withId,
  answer: async ({ id }, { staff }) => ({
    status: 200,
    json: await unpublishWork(await requireProject(id), actorOf(staff)),
  }),
});

/** PATCH /api/desk/reviews/{id}: 200 and the review with the owner's answer. Its text is the client's alone. */
export const answerReview = staffRoute({
  method: 'PATCH',
  path: '/api/desk/reviews/:id',
  roles: ['owner'],
  read: both(withId, json(reviewAnswerSchema)),
  answer: async ([{ id }, asked], { staff }) => ({
    status: 200,
    json: await changeEntity(reviews, {
      id,
      asked,
      actor: actorOf(staff),
      action: 'answered',
      decide: () => ({ answer: asked.answer || undefined }),
    }),
  }),
});
