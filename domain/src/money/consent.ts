import type { Estimate } from '../entities/estimate.ts';
import { agreedAfter, estimateName, estimateNoun } from '../entities/estimate.ts';
import { business } from '../values/business.ts';
import { formatDollars } from '../values/money.ts';
import { homeRepairTexts } from './home-repair.ts';

type Consented = Pick<
  Estimate,
  'number' | 'version' | 'total' | 'depositAmount' | 'homeRepair' | 'changeOf' | 'agreedBefore'
>;

/** The sentence a client agrees to by approving; it is kept with the signature as it is here. */
export function consentText({
  number,
  version,
  total,
  depositAmount,
  homeRepair,
  changeOf,
  agreedBefore,
}: Consented): string {
  const deposit = depositAmount > 0 ? `, of which ${formatDollars(depositAmount)} is due as a deposit` : '';
  const before = formatDollars(agreedBefore ?? 0);
  const change = changeOf
    ? `, so that ${formatDollars(agreedAfter({ agreedBefore, total }))} is agreed in place of ${before}`
    : '';
  const sentence = `I approve ${estimateNoun({ changeOf })} ${estimateName({ number, version })} of ${business.name} for ${formatDollars(total)}${change}${deposit}, and agree that my electronic signature is as binding as one on paper.`;
  return homeRepair ? `${sentence} ${homeRepairTexts.acknowledgement}` : sentence;
}
