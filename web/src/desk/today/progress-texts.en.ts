export const texts = {
  finished: (time: string) => `finished ${time}`,
  started: (time: string) => `started ${time}`,
  onTheWay: (time: string) => `on the way since ${time}`,
};
