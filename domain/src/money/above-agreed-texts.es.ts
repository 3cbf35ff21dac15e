import type { Translated } from '../values/language.ts';
import type { texts as english } from './above-agreed-texts.en.ts';

const fact = (above: string, agreed: string) =>
  `Esta factura cobra ${above} más que los ${agreed} que aceptó el cliente`;

export const texts: Translated<typeof english> = {
  needsSignature: (above, agreed, threshold) =>
    `${fact(above, agreed)}. Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15): escriba primero una orden de cambio`,
  mayBeSent: (above, agreed) =>
    `${fact(above, agreed)}. Escriba una orden de cambio, o envíela de todos modos`,
};
