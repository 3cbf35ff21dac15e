export const texts = {
  title: 'Title',
  titleRequired: 'Title is required',
  agreed: (agreedTotal: string) => `Agreed ${agreedTotal}`,
  estimate: (estimatedCost: string) => `Estimate ${estimatedCost}`,
};
