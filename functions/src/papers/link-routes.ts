import { openPaperSchema } from '@welding/domain/entities/paper-link';
import { paperLinkLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { countUses } from '#store/rate-limits.ts';
import { openPaper } from './open-paper.ts';

/**
 * POST /api/paper-links: 200 and the estimate or invoice of a mail's link, any number of times; 404 for an unknown token, 410
 * for an ended link. A POST, because mail scanners open every link.
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
