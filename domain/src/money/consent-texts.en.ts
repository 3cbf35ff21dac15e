import { business } from '../values/business.ts';

type Consented = {
  readonly what: string;
  readonly price: string;
  readonly deposit: string | undefined;
  /** What was agreed before a change order, and is after it. */
  readonly change: { readonly before: string; readonly after: string } | undefined;
};

export const texts = {
  estimate: (name: string) => `estimate ${name}`,
  changeOrder: (name: string) => `change order ${name}`,
  consent: ({ what, price, deposit, change }: Consented) => {
    const asDeposit = deposit === undefined ? '' : `, of which ${deposit} is due as a deposit`;
    const agreed = change ? `, so that ${change.after} is agreed in place of ${change.before}` : '';
    return `I approve ${what} of ${business.name} for ${price}${agreed}${asDeposit}, and agree that my electronic signature is as binding as one on paper.`;
  },
  signatureNeeded: (threshold: string) =>
    `For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15). Have it signed in person, or by the link in the e-mail`,
  drawnSignatureNeeded: (threshold: string) =>
    `For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15). Please have it drawn by hand, or signed by the link in the e-mail`,
  homeRepair: {
    heading: 'Home repair in Illinois',
    notice:
      'This is a written contract under the Illinois Home Repair and Remodeling Act (815 ILCS 513). It states the total cost, the parts and materials, and our business name and address. Do not sign it before you have read it.',
    pamphletName: 'Home Repair: Know Your Consumer Rights',
    // The law itself gives the pamphlet's wording (815 ILCS 513/20 (c)), and that of its acknowledgement in (a).
    pamphletUrl: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=081505130K20',
    acknowledgement:
      'I, the homeowner, have received from the contractor a copy of the pamphlet entitled “Home Repair: Know Your Consumer Rights.”',
  },
};
