export const texts = {
  noRange: 'A price range must be two amounts in whole dollars, the lower one first',
  about: (dollars: string) => `about ${dollars}`,
  fromTo: (low: string, high: string) => `${low} to ${high}`,
  reasonRequired: 'Please choose a reason',
};
