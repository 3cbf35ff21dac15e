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
  failures: {
    insufficient_funds: say(
      'There was not enough money in the account.',
      'No había fondos suficientes en la cuenta.',
    ),
    account_closed: say('The account was closed.', 'La cuenta está cerrada.'),
    no_account: say('The bank found no such account.', 'El banco no encontró esa cuenta.'),
    debit_not_authorized: say(
      'The account’s owner did not allow the withdrawal.',
      'El titular de la cuenta no autorizó el cargo.',
    ),
    notConfirmed: say('The bank account was not confirmed.', 'La cuenta bancaria no se confirmó.'),
    unknown: say('The bank gave no reason.', 'El banco no dio el motivo.'),
  },
  number: say('Amount must be a number', 'El monto debe ser un número'),
  range: say('Amount must be between $1.00 and $999,999.99', 'El monto debe estar entre $1.00 y $999,999.99'),
  cents: say('Amount must have at most two decimals', 'El monto debe tener dos decimales como máximo'),
});
