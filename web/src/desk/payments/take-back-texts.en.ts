export const texts = {
  takeBack: 'Take back',
  takeBackQuestion: 'Take this collection back?',
  amountOf: (amount: string, client: string) => `${amount} from ${client}`,
  loadingTheForm: 'Loading the form',
  keptInTheHistory: 'Kept in the history.',
  takeItBack: 'Take it back',
  explained: (amount: string, from: string) =>
    `The ${amount} from ${from} won’t count and can be collected again. If the client has the receipt, we tell them that it doesn’t count.`,
  theVisit: 'the visit',
  collectedHere: 'Collected here',
  whatWasCollectedHere: 'What was collected here is',
};
