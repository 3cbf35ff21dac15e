import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './carried-texts.en.ts';

export const texts: Translated<typeof english> = {
  with: (name, cents) => `Lo tiene ${name}: ${cents}`,
  partRefunded: (cents, dollars) => `${cents} de ${dollars} reembolsados`,
  youHaveCheck: (amount, from) =>
    `Usted tiene el cheque de ${amount} que recibió ${from}. Así queda en el historial, a su nombre.`,
  youHaveCash: (amount, from) =>
    `Usted tiene los ${amount} en efectivo que recibió ${from}. Así queda en el historial, a su nombre.`,
  yesIHaveIt: 'Sí, lo tengo',
  handedOver: 'Entregado',
  handedOverQuestion: '¿Ya se entregó?',
  nowHandedOver: (amount) => `${amount} entregados`,
  noLongerWith: (from) => `Ya no lo tiene ${from}.`,
  amountOfFrom: (amount, of, from) => `${amount} de ${of}, de parte de ${from}`,
};
