import type { Estimate } from '../entities/estimate.ts';
import { agreedAfter, estimateName, isChangeOrderNumber } from '../entities/estimate.ts';
import { formatDollars } from '../values/money.ts';
import { consentTexts } from './consent-texts.ts';
import { homeRepairTexts } from './home-repair.ts';

/** The paper a client agrees to. Extra work has no number yet when signed and uses the number of its estimate. */
export type Consented = Pick<
  Estimate,
  'number' | 'version' | 'total' | 'depositAmount' | 'homeRepair' | 'changeOf' | 'agreedBefore'
>;

/** The sentence a client agrees to by approving. It is stored with the signature. */
export function consentText({
  number,
  version,
  total,
  depositAmount,
  homeRepair,
  changeOf,
  agreedBefore,
}: Consented): string {
  const price = formatDollars(total);
  const name = estimateName({ number, version });
  const change = isChangeOrderNumber(number) ? consentTexts().changeOrder : consentTexts().extraWork;
  const sentence = consentTexts().consent({
    what: changeOf ? change(name) : consentTexts().estimate(name),
    price,
    deposit: depositAmount > 0 ? formatDollars(depositAmount) : undefined,
    change: changeOf
      ? {
          after: formatDollars(agreedAfter({ agreedBefore, total })),
          before: formatDollars(agreedBefore ?? 0),
        }
      : undefined,
  });
  return homeRepair ? `${sentence} ${homeRepairTexts.acknowledgement}` : sentence;
}
