import { paths } from '@welding/domain/paths';
import { config } from '#config.ts';
import { type PaperLink, storePaperLink } from '#papers/paper-links.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { sitePage } from '#site-page.ts';

/** Where an estimate or invoice opens, in the language that is spoken: by a link of its own, made now, or in the portal where the owner wants a code. */
export async function paperUrl(link: PaperLink): Promise<string> {
  const { kind, paperId } = link;
  const { SITE_URL } = config();
  if ((await findMoneySettings()).papersNeedCode) {
    return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimate(paperId) : paths.invoice(paperId))}`;
  }
  const token = await storePaperLink(link);
  return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimateLink(token) : paths.invoiceLink(token))}`;
}
