import { clientErrorSchema } from '@welding/domain/entities/client-error';
import { maxClientErrorBytes } from '@welding/domain/values/limits';
import { clientErrorLimitsOf } from '#http/limits.ts';
import { json, nothing } from '#http/readers.ts';
import { anywhere, sameSiteOnly, site } from '#http/resource-routes.ts';
import { unavailable } from '#refusal.ts';
import { firestoreResponds } from '#store/firestore.ts';
import { countUses } from '#store/rate-limits.ts';
import { logClientError } from './log-client-error.ts';

export const routes = [
  /** 200 when Firestore responds, else 503. */
  site.get('/health', anywhere, nothing, async () => {
    const responds = await firestoreResponds().catch(() => false);
    if (!responds) throw unavailable();
    return { firestore: 'answers' };
  }),
  /** 204 once it is logged; limited per hour, per address and in all. */
  site.post(
    '/client-errors',
    sameSiteOnly,
    json(clientErrorSchema, maxClientErrorBytes),
    async (error, { ip }) => {
      await countUses(clientErrorLimitsOf(ip));
      logClientError(error);
    },
  ),
];
