/** What the history stores in words of ours: English, whoever did it. Who reads it has it in their language (audit-texts). */
export const historyNames = {
  followUps: 'Follow-ups',
  formerEmail: 'The former e-mail',
  repeatedPlans: 'Repeated plans',
};
