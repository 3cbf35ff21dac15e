import { inLanguages, plural, say } from '@welding/domain/values/language';

export const unsentTexts = inLanguages({
  taps: say(
    (count: number) => plural(count, '1 tap', `${count} taps`),
    (count) => plural(count, '1 paso', `${count} pasos`),
  ),
  payments: say(
    (count: number) => plural(count, '1 collected payment', `${count} collected payments`),
    (count) => plural(count, '1 cobro', `${count} cobros`),
  ),
  signatures: say(
    (count: number) => plural(count, '1 signature', `${count} signatures`),
    (count) => plural(count, '1 firma', `${count} firmas`),
  ),
  extraWork: say(
    (count: number) => plural(count, '1 signed extra', `${count} signed extras`),
    (count) => plural(count, '1 extra firmado', `${count} extras firmados`),
  ),
  expenses: say(
    (count: number) => plural(count, '1 expense', `${count} expenses`),
    (count) => plural(count, '1 gasto', `${count} gastos`),
  ),
  receipts: say(
    (count: number) => plural(count, '1 receipt', `${count} receipts`),
    (count) => plural(count, '1 recibo', `${count} recibos`),
  ),
  photos: say(
    (count: number) => plural(count, '1 photo', `${count} photos`),
    (count) => plural(count, '1 foto', `${count} fotos`),
  ),
  /** Of another version of the app. */
  others: say(
    (count: number) => plural(count, '1 other item', `${count} other items`),
    (count) => plural(count, '1 elemento más', `${count} elementos más`),
  ),
});

export const queueTexts = inLanguages({
  callOffice: say('Call the office', 'Llamar a la oficina'),
  recordAnyway: say('Record it anyway', 'Registrar de todos modos'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  remove: say('Remove it from this phone', 'Quitar de este teléfono'),
});
