export const texts = {
  allRequests: 'All requests',
  noun: 'request',
  wants: { phone: 'Wants to be called', email: 'Wants an e-mail' },
  photos: 'Photos',
  request: 'Request',
  aboutTheJob: 'About the job',
  byOurRates: (range: string) => `By our rates: ${range}`,
  couldBeginWith: 'An estimate could begin with',
  atUnitPrice: (quantity: number, unit: string, price: string) =>
    `${quantity} ${quantity === 1 ? unit : `${unit}s`} at ${price}`,
  inTheMiddle: 'In the middle',
  shownOnSite: (range: string) => `Shown on the site before it was sent: ${range}`,
};
