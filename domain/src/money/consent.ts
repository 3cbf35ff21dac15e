import { business } from '../business/business.ts';
import type { Estimate } from '../entities/estimate.ts';
import { estimateName } from '../entities/estimate.ts';
import { formatDollars } from '../values/money.ts';
import { homeRepairTexts } from './home-repair.ts';

/** The sentence a client agrees to by approving; it is kept with the signature as it is here. */
export function consentText({
  number,
  version,
  total,
  depositAmount,
  homeRepair,
}: Pick<Estimate, 'number' | 'version' | 'total' | 'depositAmount' | 'homeRepair'>): string {
  const deposit = depositAmount > 0 ? `, of which ${formatDollars(depositAmount)} is due as a deposit` : '';
  const sentence = `I approve estimate ${estimateName({ number, version })} of ${business.name} for ${formatDollars(total)}${deposit}, and agree that my electronic signature is as binding as one on paper.`;
  return homeRepair ? `${sentence} ${homeRepairTexts.acknowledgement}` : sentence;
}
