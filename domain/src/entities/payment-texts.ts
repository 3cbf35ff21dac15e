import { inLanguages, say } from '../values/language.ts';

export const paymentTexts = inLanguages({
  project: say('Project', 'Proyecto'),
  client: say('Client', 'Cliente'),
  estimate: say('Estimate', 'Presupuesto'),
  invoice: say('Invoice', 'Factura'),
  oneThing: say('A payment is for one thing', 'Un pago es para una sola cosa'),
  method: say('Method must be cash, check or other', 'La forma de pago debe ser efectivo, cheque u otra'),
  noId: say(
    (label: string) => `${label} must be an id`,
    (label) => `${label}: debe ser un identificador`,
  ),
  noIdOrEmpty: say(
    (label: string) => `${label} must be an id or empty`,
    (label) => `${label}: debe ser un identificador o estar vacío`,
  ),
  number: say('Amount must be a number', 'El monto debe ser un número'),
  range: say('Amount must be between $1.00 and $999,999.99', 'El monto debe estar entre $1.00 y $999,999.99'),
  cents: say('Amount must have at most two decimals', 'El monto debe tener dos decimales como máximo'),
});
