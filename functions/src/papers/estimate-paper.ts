import { type Approval, type Estimate, estimateName, estimateState } from '@welding/domain/entities/estimate';
import type { Seal } from '@welding/domain/money/content-hash';
import { homeRepairTexts } from '@welding/domain/money/home-repair';
import { estimateRows } from '@welding/domain/money/total-rows';
import { paths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import {
  formatChicagoDate,
  formatChicagoDateTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { redrawSignature } from '#images/redraw-signature.ts';
import type { Paper, PaperSignature } from './paper.ts';
import { paperLines, paperTotals, paragraphsOf, partyLines } from './priced-lines.ts';

type EstimateParts = {
  readonly estimate: Estimate;
  readonly seal: Seal;
  readonly siteUrl: string;
  readonly now: Date;
};

/** An estimate as it stands on paper, with its signature once it has one. */
export function estimatePaper({ estimate, seal, siteUrl, now }: EstimateParts): Paper {
  const { id, sentAt, createdAt, validUntil, projectTitle, recipient, sender, terms, approval } = estimate;
  const { homeRepair } = estimate;
  return {
    name: estimate.changeOf ? 'Change order' : 'Estimate',
    number: estimateName(estimate),
    facts: [
      { label: 'Date', value: formatChicagoDate(new Date(sentAt ?? createdAt)) },
      { label: 'Valid until', value: formatDay(validUntil) },
    ],
    stamp: stampOf(estimate, seal, now),
    parties: [
      ...(recipient ? [{ heading: 'For', lines: partyLines(recipient) }] : []),
      ...(sender ? [{ heading: 'From', lines: partyLines(sender) }] : []),
    ],
    subject: projectTitle,
    lines: paperLines(estimate),
    totals: paperTotals(estimateRows(estimate)),
    sections: [
      ...(terms ? [{ heading: 'Terms', paragraphs: paragraphsOf(terms) }] : []),
      ...(homeRepair
        ? [
            {
              heading: homeRepairTexts.heading,
              paragraphs: [
                homeRepairTexts.notice,
                `The pamphlet, in the words of the law: ${homeRepairTexts.pamphletName}, ${homeRepairTexts.pamphletUrl}`,
              ],
            },
          ]
        : []),
      ...(approval
        ? []
        : [
            {
              heading: 'How to approve it',
              paragraphs: [
                `Sign it in your portal, or ask us something first: ${siteUrl}${paths.estimate(id)}`,
              ],
            },
          ]),
    ],
    signature: approval && signatureOf(approval, seal),
  };
}

function stampOf(estimate: Estimate, seal: Seal, now: Date): Paper['stamp'] {
  if (seal === 'broken') return { text: 'Changed after it was approved', tone: 'bad' };
  const { approval, declinedAt } = estimate;
  switch (estimateState(estimate, toChicagoWallTime(now).slice(0, 10))) {
    case 'approved':
      return {
        text: `Approved ${approval ? formatChicagoDate(new Date(approval.at)) : ''}`.trim(),
        tone: 'good',
      };
    case 'declined':
      return {
        text: `Declined ${declinedAt ? formatChicagoDate(new Date(declinedAt)) : ''}`.trim(),
        tone: 'bad',
      };
    case 'replaced':
      return { text: 'Replaced by a newer version', tone: 'bad' };
    case 'expired':
      return { text: 'Expired', tone: 'bad' };
    case 'draft':
      return { text: 'Draft', tone: 'bad' };
    default:
      return undefined;
  }
}

function signatureOf({ name, signature, consent, at, contentHash }: Approval, seal: Seal): PaperSignature {
  // Once more: what was stored before drawings were checked may end the process that draws it.
  const drawing = signature && redrawSignature(signature);
  const sealed =
    seal === 'broken'
      ? 'The seal is broken: what stands above is not what was signed.'
      : `The seal, SHA-256 of what was signed: ${contentHash}`;
  return {
    heading: 'Approved by',
    name,
    ...(drawing && { drawing }),
    sentences: [
      consent,
      `Signed electronically on ${formatChicagoDateTime(new Date(at))}, Chicago time.`,
      sealed,
    ],
  };
}
