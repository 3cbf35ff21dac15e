import { agreedAfter, type Estimate, estimateName, isChangeOrderNumber } from '../entities/estimate.ts';
import { business } from '../values/business.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { dollarsToCents, formatDollars, formatWholeDollars } from '../values/money.ts';

type ConsentParts = {
  readonly what: string;
  readonly price: string;
  readonly deposit: string | undefined;
  readonly change: { readonly before: string; readonly after: string } | undefined;
};

const consentTexts = inLanguages({
  estimate: say(
    (name: string) => `estimate ${name}`,
    (name) => `el presupuesto ${name}`,
  ),
  changeOrder: say(
    (name: string) => `change order ${name}`,
    (name) => `la orden de cambio ${name}`,
  ),
  extraWork: say(
    (name: string) => `the extra work to estimate ${name}`,
    (name) => `el trabajo adicional al presupuesto ${name}`,
  ),
  consent: say(
    ({ what, price, deposit, change }: ConsentParts) => {
      const asDeposit = deposit === undefined ? '' : `, of which ${deposit} is due as a deposit`;
      const agreed = change ? `, so that ${change.after} is agreed in place of ${change.before}` : '';
      return `I approve ${what} of ${business.name} for ${price}${agreed}${asDeposit}, and agree that my electronic signature is as binding as one on paper.`;
    },
    ({ what, price, deposit, change }) => {
      const asDeposit = deposit === undefined ? '' : `, de los cuales ${deposit} se pagan como anticipo`;
      const agreed = change
        ? `, con lo que quedan acordados ${change.after} en lugar de ${change.before}`
        : '';
      return `Apruebo ${what} de ${business.name} por ${price}${agreed}${asDeposit}, y acepto que mi firma electrónica obliga igual que una firma en papel.`;
    },
  ),
  signatureNeeded: say(
    (threshold: string) =>
      `For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15). Have it signed in person, or by the link in the email`,
    (threshold) =>
      `Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15). Que se firme en persona o con el enlace del correo`,
  ),
  drawnSignatureNeeded: say(
    (threshold: string) =>
      `For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15). Please have it drawn by hand, or signed by the link in the email`,
    (threshold) =>
      `Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15). Que se firme a mano o con el enlace del correo`,
  ),
  homeRepair: {
    heading: say('Home repair in Illinois', 'Reparación en el hogar en Illinois'),
    notice: say(
      'This is a written contract under the Illinois Home Repair and Remodeling Act (815 ILCS 513). It states the total cost, the parts and materials, and our business name and address. Do not sign it before you have read it.',
      'Este es un contrato por escrito según la Ley de Reparación y Remodelación de Viviendas de Illinois (815 ILCS 513). Indica el costo total, las piezas y los materiales, y el nombre y la dirección de nuestro negocio. No lo firme antes de haberlo leído.',
    ),
    pamphletName: say(
      'Home Repair: Know Your Consumer Rights',
      'Reparaciones en el hogar: conozca sus derechos como consumidor',
    ),
    // The law gives the wording of the pamphlet (815 ILCS 513/20 (c)) and of its acknowledgement (a).
    pamphletUrl: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=081505130K20',
    acknowledgement: say(
      'I, the homeowner, have received from the contractor a copy of the pamphlet entitled “Home Repair: Know Your Consumer Rights.”',
      'Como propietario o propietaria de la vivienda, recibí del contratista una copia del folleto titulado «Reparaciones en el hogar: conozca sus derechos como consumidor».',
    ),
  },
});

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
  const t = consentTexts();
  const price = formatDollars(total);
  const name = estimateName({ number, version });
  const change = isChangeOrderNumber(number) ? t.changeOrder : t.extraWork;
  const sentence = t.consent({
    what: changeOf ? change(name) : t.estimate(name),
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
