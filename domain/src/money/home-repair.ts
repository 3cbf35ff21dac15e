import { inCurrentLanguage } from '../values/language.ts';
import { dollarsToCents, formatWholeDollars } from '../values/money.ts';
import { consentTexts } from './consent-texts.ts';

/** Work at a home above this amount needs a signed contract and the pamphlet (815 ILCS 513/15 and 513/20). Dollars. */
export const homeRepairThreshold = 1000;

/**
 * Whether the Illinois Home Repair and Remodeling Act requires a written contract.
 * @param total dollars
 */
export function needsHomeRepairContract(
  { atHome, total }: { readonly atHome: boolean; readonly total: number },
  isOn: boolean,
): boolean {
  return isOn && atHome && dollarsToCents(total) > dollarsToCents(homeRepairThreshold);
}

export const homeRepairTexts = inCurrentLanguage(() => consentTexts().homeRepair);

/** Refuses a typed name on a staff device, because anyone could type it. */
export function drawnSignatureNeeded(): string {
  return consentTexts().drawnSignatureNeeded(formatWholeDollars(homeRepairThreshold));
}

export function signatureNeeded(): string {
  return consentTexts().signatureNeeded(formatWholeDollars(homeRepairThreshold));
}
