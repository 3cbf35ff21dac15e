import {
  publishedWorkSchema,
  reviewAnswerSchema,
  showConsentSchema,
} from '@welding/domain/entities/finished-work';
import { apiMessages } from '@welding/domain/messages';
import { nothing } from '#http/readers.ts';
import { desk, everyone, owner } from '#http/resource-routes.ts';
import { findProject, findWholeProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { reviews } from './reviews.ts';
import { publishWork, setWorkConsent, unpublishWork } from './works.ts';

async function requireProject(id: string, find = findProject) {
  const project = await find(id);
  if (!project) throw notFound(apiMessages.projectNotFound);
  return project;
}

export const routes = [
  /** Staff record what the client said. Welders do for projects they visit. */
  desk.step('/projects/:id/work-consent', everyone, showConsentSchema, async ({ given }, by, id) => {
    await requireOwnProject(by.staff, id);
    return await setWorkConsent(await requireProject(id), given, by.actor);
  }),
  /** Shows the work on the site; 409 without the client's consent. */
  desk.put('/projects/:id/work', owner, publishedWorkSchema, async (shown, { actor }, id) =>
    publishWork(await requireProject(id, findWholeProject), shown, actor),
  ),
  desk.delete('/works/:id', owner, nothing, async (_, { actor }, id) =>
    unpublishWork(await requireProject(id), actor),
  ),
  /** The owner answers a client's review. */
  desk.patch('/reviews/:id', owner, reviewAnswerSchema, (asked, { actor }, id) => {
    const decide = () => ({ answer: asked.answer || undefined });
    return changeEntity(reviews, { id, asked, actor, action: 'answered', decide });
  }),
];
