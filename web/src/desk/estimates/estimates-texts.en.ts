export const texts = {
  noneOf: {
    sent: 'No sent estimates.',
    draft: 'No drafts.',
    approved: 'No approved estimates.',
    declined: 'No declined estimates.',
    replaced: 'No replaced estimates.',
  },
  estimatesThatAre: 'Estimates that are',
  noEstimateYet: 'No estimate yet.',
  estimates: 'Estimates',
  newEstimate: 'New estimate',
  nounEstimates: 'estimates',
  questionWaits: 'A question waits for an answer',
  until: (day: string) => `until ${day}`,
};
