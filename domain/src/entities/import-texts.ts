import { inLanguages, plural, say } from '../values/language.ts';

export const importTexts = inLanguages({
  kind: say(
    'Say what to import: clients, price_book or balances',
    'Indique qué importar: clients, price_book o balances',
  ),
  rows: say(
    (most: number) => `Send 1 to ${most} rows at a time`,
    (most) => `Envíe de 1 a ${most} renglones por vez`,
  ),
  apply: say('Apply must be true or false', 'Apply debe ser true o false'),
  cellTooLong: say('A cell has more text than fits', 'Una celda tiene más texto del que cabe'),
  noName: say('No name', 'Sin nombre'),
  nameTooLong: say('The name is too long', 'El nombre es demasiado largo'),
  phoneTooLong: say('The phone number is too long', 'El teléfono es demasiado largo'),
  badEmail: say(
    (email: string) => `“${email}” is not an email address`,
    (email) => `«${email}» no es un correo electrónico`,
  ),
  sameEmail: say(
    (name: string) => `Already here: ${name} has this email`,
    (name) => `Ya está: ${name} tiene este correo`,
  ),
  samePhone: say(
    (name: string) => `Already here: ${name} has this phone`,
    (name) => `Ya está: ${name} tiene este teléfono`,
  ),
  sameName: say(
    (name: string) => `Already here: ${name}`,
    (name) => `Ya está: ${name}`,
  ),
  maybeSame: say(
    (name: string) => `May be the same as ${name}`,
    (name) => `Puede ser la misma persona que ${name}`,
  ),
  billedTo: say(
    (address: string) => `Bills go to ${address}`,
    (address) => `Las facturas van a ${address}`,
  ),
  dueWithin: say(
    (days: number) =>
      days === 0 ? 'Pays on receipt' : `Pays within ${plural(days, '1 day', `${days} days`)}`,
    (days) => (days === 0 ? 'Paga al recibir' : `Paga en ${plural(days, '1 día', `${days} días`)}`),
  ),
  unclearTerms: say(
    (terms: string) => `“${terms}” is no number of days: your own terms apply`,
    (terms) => `«${terms}» no es un número de días: valen sus condiciones`,
  ),
  asksPo: say('Asks for a PO number', 'Pide número de orden de compra'),
  unclearPo: say(
    (text: string) => `“${text}” says neither yes nor no: no PO number is asked for`,
    (text) => `«${text}» no dice ni sí ni no: no se pide número de orden de compra`,
  ),
  badAmount: say(
    (text: string) => `“${text}” is not an amount of dollars`,
    (text) => `«${text}» no es un monto en dólares`,
  ),
  noAmount: say('No amount', 'Sin monto'),
  unknownKind: say(
    (kind: string) => `“${kind}” is no kind of ours: it becomes Other`,
    (kind) => `«${kind}» no es un tipo nuestro: será Otro`,
  ),
  badDate: say(
    (text: string) => `“${text}” is not a date`,
    (text) => `«${text}» no es una fecha`,
  ),
  noSuchClient: say(
    'No client like this. Import the clients first',
    'No hay un cliente así. Importe primero los clientes',
  ),
  severalClients: say(
    'Several clients are called this. Add the email or the phone',
    'Varios clientes se llaman así. Agregue el correo o el teléfono',
  ),
  nothingOwed: say('Nothing is owed', 'No se debe nada'),
  sameNumber: say(
    (number: string) => `Already here: invoice ${number}`,
    (number) => `Ya está: factura ${number}`,
  ),
  owes: say(
    (client: string, amount: string) => `${client} owes ${amount}`,
    (client, amount) => `${client} debe ${amount}`,
  ),
  balanceBefore: say('Balance from before', 'Saldo anterior'),
  /** The number of what comes without one begins so. */
  old: say('OLD', 'ANT'),
  tooLate: say(
    'An import can be taken back within a day, and this one is older',
    'Una importación se puede deshacer en un día, y esta es más antigua',
  ),
  usedSince: say(
    (names: string) => `Used or changed since: ${names}. Nothing was taken back`,
    (names) => `Se usó o cambió desde entonces: ${names}. No se deshizo nada`,
  ),
  andMore: say(
    (count: number) => `${count} more`,
    (count) => `${count} más`,
  ),
});
