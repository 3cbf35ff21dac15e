import { inCurrentLanguage } from '../values/language.ts';
import { dollarsToCents, formatWholeDollars } from '../values/money.ts';
import { consentTexts } from './consent-texts.ts';

/** Work at a home that costs more needs a signed contract and the pamphlet (815 ILCS 513/15 and 513/20). Dollars. */
export const homeRepairThreshold = 1000;

/** Whether Illinois' Home Repair and Remodeling Act asks for a contract in writing. @param total dollars */
export function needsHomeRepairContract(
  { atHome, total }: { readonly atHome: boolean; readonly total: number },
  isOn: boolean,
): boolean {
  return isOn && atHome && dollarsToCents(total) > dollarsToCents(homeRepairThreshold);
}

/** What people are told of it; the law itself gives the pamphlet's name and the wording of its acknowledgement. */
export const homeRepairTexts = inCurrentLanguage(() => consentTexts().homeRepair);

/** What staff are told who have the client type a name on their own device, which anybody could. */
export function drawnSignatureNeeded(): string {
  return consentTexts().drawnSignatureNeeded(formatWholeDollars(homeRepairThreshold));
}

/** What staff are told who approve in the client's place. */
export function signatureNeeded(): string {
  return consentTexts().signatureNeeded(formatWholeDollars(homeRepairThreshold));
}
