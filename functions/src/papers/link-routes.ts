import { openPaperSchema } from '@welding/domain/entities/paper-link';
import { paperLinkLimits } from '#http/limits.ts';
import { sameSiteOnly, site } from '#http/resource-routes.ts';
import { countUses } from '#store/rate-limits.ts';
import { openPaper } from './open-paper.ts';

export const routes = [
  /**
   * The estimate or invoice of a mail's link, any number of times; 404 for an unknown token, 410 for an ended link. A POST,
   * because mail scanners open every link.
   */
  site.step('/paper-links', sameSiteOnly, openPaperSchema, async ({ token }, { ip }) => {
    await countUses(paperLinkLimits(ip));
    return await openPaper(token);
  }),
];
