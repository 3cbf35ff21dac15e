export const texts = {
  show: (month: string) => `Show ${month}`,
};
