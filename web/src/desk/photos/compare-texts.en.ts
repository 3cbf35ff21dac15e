export const texts = {
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  shareBefore: (share: number) => `${share}% before`,
};
