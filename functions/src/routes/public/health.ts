import { firestoreAnswers } from '#data/health.ts';
import { unavailable } from '#http/errors.ts';
import { nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/** GET /api/health: 200 when Firestore answers, else 503. */
export const health = publicRoute({
  method: 'GET',
  path: '/api/health',
  read: nothing,
  answer: async () => {
    const answers = await firestoreAnswers().catch(() => false);
    if (!answers) throw unavailable();
    return { status: 200, json: { firestore: 'answers' } };
  },
});
