export const texts = {
  questionWaits: 'A question waits for an answer',
  until: (day: string) => `until ${day}`,
};
