import { business } from '../values/business.ts';
import type { Translated } from '../values/language.ts';
import type { texts as english } from './consent-texts.en.ts';

export const texts: Translated<typeof english> = {
  estimate: (name) => `el presupuesto ${name}`,
  changeOrder: (name) => `la orden de cambio ${name}`,
  consent: ({ what, price, deposit, change }) => {
    const asDeposit = deposit === undefined ? '' : `, de los cuales ${deposit} se pagan como anticipo`;
    const agreed = change ? `, con lo que quedan acordados ${change.after} en lugar de ${change.before}` : '';
    return `Apruebo ${what} de ${business.name} por ${price}${agreed}${asDeposit}, y acepto que mi firma electrónica obliga igual que una firma en papel.`;
  },
  signatureNeeded: (threshold) =>
    `Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15). Que se firme en persona o con el enlace del correo`,
  drawnSignatureNeeded: (threshold) =>
    `Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15). Que se firme a mano o con el enlace del correo`,
  homeRepair: {
    heading: 'Reparación en el hogar en Illinois',
    notice:
      'Este es un contrato por escrito según la Ley de Reparación y Remodelación de Viviendas de Illinois (815 ILCS 513). Indica el costo total, las piezas y los materiales, y el nombre y la dirección de nuestro negocio. No lo firme antes de haberlo leído.',
    pamphletName: 'Reparaciones en el hogar: conozca sus derechos como consumidor',
    pamphletUrl: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=081505130K20',
    acknowledgement:
      'Como propietario o propietaria de la vivienda, recibí del contratista una copia del folleto titulado «Reparaciones en el hogar: conozca sus derechos como consumidor».',
  },
};
