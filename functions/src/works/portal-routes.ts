import {
  type FinishedWork,
  mayBeShown,
  newReviewSchema,
  type Review,
  showConsentSchema,
} from '@welding/domain/entities/finished-work';
import { actorOfSession } from '#clients/clients.ts';
import { nothing } from '#http/readers.ts';
import { clientOnly, portal } from '#http/resource-routes.ts';
import { findProject } from '#projects/projects.ts';
import { notFound } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';
import { findReview, mayReview, publishReview, storeReview } from './reviews.ts';
import { findWork, setWorkConsent } from './works.ts';

async function ownProject({ clientId }: Session, id: string) {
  const project = await findProject(id);
  if (project?.clientId !== clientId) throw notFound();
  return project;
}

function toldOf(work: FinishedWork | undefined, review: Review | undefined, canReview: boolean) {
  return {
    consent: work !== undefined && mayBeShown(work),
    review: review && {
      text: review.text,
      at: review.at,
      published: review.published,
      ...(review.answer && { answer: review.answer }),
    },
    canReview,
  };
}

export const routes = [
  /** Whether the client agreed to show the work, and the client's review. */
  portal.get('/projects/:id/work', clientOnly, nothing, async (_, { session }, id) => {
    await ownProject(session, id);
    const [work, review, canReview] = await Promise.all([findWork(id), findReview(id), mayReview(id)]);
    return toldOf(work, review, canReview);
  }),
  /** Withdrawing takes the work off the site. */
  portal.step(
    '/projects/:id/work-consent',
    clientOnly,
    showConsentSchema,
    async ({ given }, { session }, id) => {
      const project = await ownProject(session, id);
      const work = await setWorkConsent(project, given, await actorOfSession(session));
      return { consent: mayBeShown(work) };
    },
  ),
  /** One for each project; 409 for a second one, and before all is paid. */
  portal.post('/projects/:id/review', clientOnly, newReviewSchema, async (said, { session }, id) => {
    const project = await ownProject(session, id);
    const { text, at, published } = await storeReview(project, said);
    return { text, at, published };
  }),
  /** Shows the review on the site, or hides it. */
  portal.step(
    '/projects/:id/review-consent',
    clientOnly,
    showConsentSchema,
    async ({ given }, { session }, id) => {
      await ownProject(session, id);
      const { text, at, published } = await publishReview(id, given, await actorOfSession(session));
      return { text, at, published };
    },
  ),
];
