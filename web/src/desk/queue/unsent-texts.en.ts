import { plural } from '@welding/domain/values/language';

export const texts = {
  taps: (count: number) => plural(count, '1 tap', `${count} taps`),
  payments: (count: number) => plural(count, '1 collected payment', `${count} collected payments`),
  signatures: (count: number) => plural(count, '1 signature', `${count} signatures`),
  expenses: (count: number) => plural(count, '1 expense', `${count} expenses`),
  receipts: (count: number) => plural(count, '1 receipt', `${count} receipts`),
  photos: (count: number) => plural(count, '1 photo', `${count} photos`),
  joined: (parts: readonly string[]) => parts.join(' and '),
};
