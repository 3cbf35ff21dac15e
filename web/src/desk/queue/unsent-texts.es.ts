import { plural, type Translated } from '@welding/domain/values/language';
import type { texts as english } from './unsent-texts.en.ts';

export const texts: Translated<typeof english> = {
  taps: (count) => plural(count, '1 paso', `${count} pasos`),
  payments: (count) => plural(count, '1 cobro', `${count} cobros`),
  signatures: (count) => plural(count, '1 firma', `${count} firmas`),
  expenses: (count) => plural(count, '1 gasto', `${count} gastos`),
  receipts: (count) => plural(count, '1 recibo', `${count} recibos`),
  photos: (count) => plural(count, '1 foto', `${count} fotos`),
  joined: (parts) => parts.join(' y '),
};
