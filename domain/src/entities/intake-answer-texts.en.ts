export const texts = {
  chooseOne: (fact: string) => `${fact}: please choose one of the answers`,
  noObject: 'intake must be an object of answers',
};
