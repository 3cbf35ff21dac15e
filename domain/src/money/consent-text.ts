import type { Estimate } from '../entities/estimate.ts';
import { agreedAfter, estimateName, isChangeOrderNumber } from '../entities/estimate.ts';
import { formatDollars } from '../values/money.ts';
import { consentTexts } from './consent-texts.ts';
import { homeRepairTexts } from './home-repair.ts';

/** What a client agrees to. Extra work is not numbered yet when it is signed, and goes by the number of what it changes. */
export type Consented = Pick<
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
