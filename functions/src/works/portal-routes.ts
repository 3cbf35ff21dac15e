import {
  type FinishedWork,
  mayBeShown,
  newReviewSchema,
  type Review,
  showConsentSchema,
} from '@welding/domain/entities/finished-work';

import { actorOfSession } from '#clients/clients.ts';
import { both, json, withId } from '#http/readers.ts';
import { verifiedRoute } from '#http/route.ts';
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

/** GET /api/projects/{id}/work: 200, whether the client agreed to show the work, and the client's review. */
export const showOwnWork = verifiedRoute({
  method: 'GET',
  path: '/api/projects/:id/work',
  read: withId,
  answer: async ({ id }, { session }) => {
    await ownProject(session, id);
    const [work, review, canReview] = await Promise.all([findWork(id), findReview(id), mayReview(id)]);
    return { status: 200, json: toldOf(work, review, canReview) };
  },
});

/** POST /api/projects/{id}/work-consent: 200. Withdrawing takes the work off the site. */
export const agreeToShowWork = verifiedRoute({
  method: 'POST',
  path: '/api/projects/:id/work-consent',
  read: both(withId, json(showConsentSchema)),
  answer: async ([{ id }, { given }], { session }) => {
    const project = await ownProject(session, id);
    const work = await setWorkConsent(project, given, await actorOfSession(session));
    return { status: 200, json: { consent: mayBeShown(work) } };
  },
});

/** POST /api/projects/{id}/review: 201, one for each project; 409 for a second one, and before all is paid. */
export const leaveReview = verifiedRoute({
  method: 'POST',
  path: '/api/projects/:id/review',
  read: both(withId, json(newReviewSchema)),
  answer: async ([{ id }, said], { session }) => {
    const project = await ownProject(session, id);
    const { text, at, published } = await storeReview(project, said);
    return { status: 201, json: { text, at, published } };
  },
});

/** POST /api/projects/{id}/review-consent: 200. Shows the review on the site, or hides it. */
export const agreeToShowReview = verifiedRoute({
  method: 'POST',
  path: '/api/projects/:id/review-consent',
  read: both(withId, json(showConsentSchema)),
  answer: async ([{ id }, { given }], { session }) => {
    await ownProject(session, id);
    const { text, at, published } = await publishReview(id, given, await actorOfSession(session));
    return { status: 200, json: { text, at, published } };
  },
});
