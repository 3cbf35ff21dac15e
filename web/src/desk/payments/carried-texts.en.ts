export const texts = {
  with: (name: string, cents: string) => `With ${name}: ${cents}`,
  partRefunded: (cents: string, dollars: string) => `${cents} of ${dollars} refunded`,
  youHaveCheck: (amount: string, from: string) =>
    `You have the ${amount} check from ${from}. The history says so in your name.`,
  youHaveCash: (amount: string, from: string) =>
    `You have the ${amount} in cash from ${from}. The history says so in your name.`,
  yesIHaveIt: 'Yes, I have it',
  handedOver: 'Handed over',
  handedOverQuestion: 'Handed over?',
  nowHandedOver: (amount: string) => `${amount} handed over`,
  noLongerWith: (from: string) => `It is no longer with ${from}.`,
  amountOfFrom: (amount: string, of: string, from: string) => `${amount} of ${of} from ${from}`,
};
