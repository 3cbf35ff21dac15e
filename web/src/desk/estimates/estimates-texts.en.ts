export const texts = {
  noneOf: {
    sent: 'No estimate is sent.',
    draft: 'No estimate is draft.',
    approved: 'No estimate is approved.',
    declined: 'No estimate is declined.',
    replaced: 'No estimate is replaced.',
  },
  estimatesThatAre: 'Estimates that are',
  noEstimateYet: 'No estimate yet.',
  estimates: 'Estimates',
  newEstimate: 'New estimate',
  nounEstimates: 'estimates',
  questionWaits: 'A question waits for an answer',
  until: (day: string) => `until ${day}`,
};
