import { inLanguages, say } from '@welding/domain/values/language';

export const carriedTexts = inLanguages({
  with: say(
    (name: string, cents: string) => `With ${name}: ${cents}`,
    (name, cents) => `Lo tiene ${name}: ${cents}`,
  ),
  takenBack: say(
    (client: string, collector: string) => `${client}, collected by ${collector}`,
    (client, collector) => `${client}, cobrado por ${collector}`,
  ),
  partRefunded: say(
    (cents: string, dollars: string) => `${cents} of ${dollars} refunded`,
    (cents, dollars) => `${cents} de ${dollars} reembolsados`,
  ),
  youHaveCheck: say(
    (amount: string, from: string) =>
      `You have the ${amount} check from ${from}. The history says so in your name.`,
    (amount, from) =>
      `Usted tiene el cheque de ${amount} que recibió ${from}. Así queda en el historial, a su nombre.`,
  ),
  youHaveCash: say(
    (amount: string, from: string) =>
      `You have the ${amount} in cash from ${from}. The history says so in your name.`,
    (amount, from) =>
      `Usted tiene los ${amount} en efectivo que recibió ${from}. Así queda en el historial, a su nombre.`,
  ),
  yesIHaveIt: say('Yes, I have it', 'Sí, lo tengo'),
  handedOver: say('Handed over', 'Entregado'),
  handedOverQuestion: say('Handed over?', '¿Ya se entregó?'),
  nowHandedOver: say(
    (amount: string) => `${amount} handed over`,
    (amount) => `${amount} entregados`,
  ),
  noLongerWith: say(
    (from: string) => `It is no longer with ${from}.`,
    (from) => `Ya no lo tiene ${from}.`,
  ),
  amountOfFrom: say(
    (amount: string, of: string, from: string) => `${amount} of ${of} from ${from}`,
    (amount, of, from) => `${amount} de ${of}, de parte de ${from}`,
  ),
});
