import { clientErrorSchema } from '@welding/domain/entities/client-error';
import { maxClientErrorBytes } from '@welding/domain/values/limits';
import { clientErrorLimitsOf } from '#http/limits.ts';
import { json, nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { unavailable } from '#refusal.ts';
import { firestoreAnswers } from '#store/firestore.ts';
import { countUses } from '#store/rate-limits.ts';
import { logClientError } from './log-client-error.ts';

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

/** POST /api/client-errors: 204 once it is logged; limited per hour, per address and in all. */
export const reportClientError = publicRoute({
  method: 'POST',
  path: '/api/client-errors',
  refusesOtherSites: true,
  read: json(clientErrorSchema, maxClientErrorBytes),
  answer: async (error, { ip }) => {
    await countUses(clientErrorLimitsOf(ip));
    logClientError(error);
    return { status: 204 };
  },
});
