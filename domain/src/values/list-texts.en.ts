export const texts = {
  twoWords: (first: string, second: string) => `${first} and ${second}`,
};
