/** Names the history stores in English. Readers see them in their language (audit-texts). */
export const historyNames = {
  followUps: 'Follow-ups',
  formerEmail: 'The former email',
  repeatedPlans: 'Repeated plans',
};
