import { inLanguages, say } from '../values/language.ts';

/** The words around the lines of an estimate or invoice, on screen, on paper and in mails. */
export const paperHeadTexts = inLanguages({
  date: say('Date', 'Fecha'),
  due: say('Due', 'Vence'),
  poNumber: say('PO number', 'Orden de compra'),
  from: say('From', 'De'),
  billTo: say('Bill to', 'Facturar a'),
  attention: say(
    (person: string) => `Attn: ${person}`,
    (person) => `At’n.: ${person}`,
  ),
  taxExempt: say(
    (number: string) => `Tax exempt, certificate ${number}`,
    (number) => `Exento de impuestos, certificado ${number}`,
  ),
  terms: say('Terms', 'Condiciones'),
});
