export const texts = {
  news: 'There is news for you.',
};
