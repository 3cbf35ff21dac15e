export const texts = {
  allRequests: 'All requests',
  noun: 'request',
  wants: { phone: 'Wants to be called', email: 'Wants an e-mail' },
  photos: 'Photos',
  request: 'Request',
  aboutTheJob: 'About the job',
  byOurRates: (range: string) => `By our rates: ${range}`,
  couldBeginWith: 'An estimate could start with',
  atUnitPrice: (quantity: string, price: string) => `${quantity} at ${price}`,
  inTheMiddle: 'In the middle',
  shownOnSite: (range: string) => `Shown on the site before it was sent: ${range}`,
};
