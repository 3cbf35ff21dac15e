import { inLanguages, say } from '../values/language.ts';

const englishFact = (above: string, agreed: string) =>
  `This bills ${above} more than the ${agreed} that the client agreed to`;

const spanishFact = (above: string, agreed: string) =>
  `Esta factura cobra ${above} más que los ${agreed} que aceptó el cliente`;

export const aboveAgreedTexts = inLanguages({
  needsSignature: say(
    (above: string, agreed: string, threshold: string) =>
      `${englishFact(above, agreed)}. For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15): write a change order first`,
    (above, agreed, threshold) =>
      `${spanishFact(above, agreed)}. Para trabajos en un hogar de más de ${threshold}, Illinois pide una firma (815 ILCS 513/15): escriba primero una orden de cambio`,
  ),
  mayBeSent: say(
    (above: string, agreed: string) =>
      `${englishFact(above, agreed)}. Write a change order, or send it anyway`,
    (above, agreed) => `${spanishFact(above, agreed)}. Escriba una orden de cambio, o envíela de todos modos`,
  ),
});
