import { openPaperSchema } from '@welding/domain/entities/paper-link';
import { paperLinkLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { countUses } from '#store/rate-limits.ts';
import { openPaper } from './open-paper.ts';

/**
 * POST /api/paper-links: 200 and the estimate or invoice that a mail's link opens, as often as it is asked for; 404 for a
 * token that is not ours, 410 for a link that has ended. A POST, as scanners of mail open every link.
 */
export const openLink = publicRoute({
  method: 'POST',
  path: '/api/paper-links',
  refusesOtherSites: true,
  read: json(openPaperSchema),
  answer: async ({ token }, { ip }) => {
    await countUses(paperLinkLimits(ip));
    return { status: 200, json: await openPaper(token) };
  },
});
