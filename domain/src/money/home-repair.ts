import { dollarsToCents, formatWholeDollars } from '../values/money.ts';

/** Work at a home that costs more needs a signed contract and the pamphlet (815 ILCS 513/15 and 513/20). Dollars. */
export const homeRepairThreshold = 1000;

/** Whether Illinois' Home Repair and Remodeling Act asks for a contract in writing. @param total dollars */
export function needsHomeRepairContract(
  { atHome, total }: { readonly atHome: boolean; readonly total: number },
  isOn: boolean,
): boolean {
  return isOn && atHome && dollarsToCents(total) > dollarsToCents(homeRepairThreshold);
}

export const homeRepairTexts = {
  signatureNeeded: `For work at a home above ${formatWholeDollars(homeRepairThreshold)} Illinois asks for a signature (815 ILCS 513/15). Have it signed in person, or by the link of the mail`,
  heading: 'Home repair in Illinois',
  notice:
    'This is a written contract under the Illinois Home Repair and Remodeling Act (815 ILCS 513). It states the total cost, the parts and materials, and our business name and address. Do not sign it before you have read it.',
  pamphletName: 'Home Repair: Know Your Consumer Rights',
  // The law itself gives the pamphlet's wording (815 ILCS 513/20 (c)), and that of its acknowledgement in (a).
  pamphletUrl: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=081505130K20',
  acknowledgement:
    'I, the homeowner, have received from the contractor a copy of the pamphlet entitled “Home Repair: Know Your Consumer Rights.”',
} as const;
