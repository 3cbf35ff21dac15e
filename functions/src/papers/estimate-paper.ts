import { type Approval, type Estimate, estimateName, estimateState } from '@welding/domain/entities/estimate';
import { localTitle } from '@welding/domain/entities/local-title';
import { homeRepairTexts } from '@welding/domain/money/consent-text';
import type { Seal } from '@welding/domain/money/content-hash';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { estimateRows } from '@welding/domain/money/total-rows';
import { paths } from '@welding/domain/paths';
import {
  formatChicagoDate,
  formatChicagoDateTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { formatDay } from '@welding/domain/values/words';
import { redrawSignature } from '#photos/redraw-signature.ts';
import { sitePage } from '#site-page.ts';
import {
  type Paper,
  type PaperSignature,
  paperLines,
  paperTotals,
  paragraphsOf,
  partyLines,
  poFact,
} from './paper.ts';
import { papersTexts } from './papers-texts.ts';

type EstimateParts = {
  readonly estimate: Estimate;
  readonly seal: Seal;
  readonly siteUrl: string;
  readonly now: Date;
};

export function estimatePaper({ estimate, seal, siteUrl, now }: EstimateParts): Paper {
  const t = papersTexts();
  const { sentAt, createdAt, validUntil, projectTitle, recipient, sender, terms, approval } = estimate;
  const { homeRepair } = estimate;
  return {
    name: estimate.changeOf ? t.changeOrder : t.estimate,
    number: estimateName(estimate),
    facts: [
      { label: paperHeadTexts().date, value: formatChicagoDate(new Date(sentAt ?? createdAt)) },
      { label: t.validUntil, value: formatDay(validUntil) },
      ...poFact(estimate),
    ],
    stamp: stampOf(estimate, seal, now),
    parties: [
      ...(recipient ? [{ heading: t.for, lines: partyLines(recipient) }] : []),
      ...(sender ? [{ heading: paperHeadTexts().from, lines: partyLines(sender) }] : []),
    ],
    subject: projectTitle && localTitle(projectTitle),
    lines: paperLines(estimate),
    totals: paperTotals(estimateRows(estimate)),
    sections: [
      ...(terms ? [{ heading: paperHeadTexts().terms, paragraphs: paragraphsOf(terms) }] : []),
      ...(homeRepair
        ? [
            {
              heading: homeRepairTexts.heading,
              paragraphs: [
                homeRepairTexts.notice,
                t.pamphlet(homeRepairTexts.pamphletName, homeRepairTexts.pamphletUrl),
              ],
            },
          ]
        : []),
      ...(approval
        ? []
        : [
            {
              heading: t.howToApprove,
              paragraphs: [t.signInPortal(`${siteUrl}${sitePage(paths.dashboard)}`)],
            },
          ]),
    ],
    signature: approval && signatureOf(approval, seal),
  };
}

function stampOf(estimate: Estimate, seal: Seal, now: Date): Paper['stamp'] {
  const t = papersTexts();
  if (seal === 'broken') return { text: t.changedAfterApproval, tone: 'bad' };
  const { approval, declinedAt } = estimate;
  switch (estimateState(estimate, toChicagoWallTime(now).slice(0, 10))) {
    case 'approved':
      return {
        text: t.approved(approval ? formatChicagoDate(new Date(approval.at)) : '').trim(),
        tone: 'good',
      };
    case 'declined':
      return {
        text: t.declined(declinedAt ? formatChicagoDate(new Date(declinedAt)) : '').trim(),
        tone: 'bad',
      };
    case 'replaced':
      return { text: t.replaced, tone: 'bad' };
    case 'expired':
      return { text: t.expired, tone: 'bad' };
    case 'draft':
      return { text: t.draft, tone: 'bad' };
    default:
      return undefined;
  }
}

function signatureOf({ name, signature, consent, at, contentHash }: Approval, seal: Seal): PaperSignature {
  // Redrawn again, because a signature stored without the API's check could crash the process.
  const t = papersTexts();
  const drawing = signature && redrawSignature(signature);
  const sealed = seal === 'broken' ? t.sealBroken : t.seal(contentHash);
  return {
    heading: t.approvedBy,
    name,
    ...(drawing && { drawing }),
    sentences: [consent, t.signedAt(formatChicagoDateTime(new Date(at))), sealed],
  };
}
