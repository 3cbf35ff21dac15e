export const texts = {
  project: 'Project',
  client: 'Client',
  estimate: 'Estimate',
  invoice: 'Invoice',
  oneThing: 'A payment is for one thing',
  method: 'Method must be cash, check or other',
  noId: (label: string) => `${label} must be an id`,
  noIdOrEmpty: (label: string) => `${label} must be an id or empty`,
  number: 'Amount must be a number',
  range: 'Amount must be between $1.00 and $999,999.99',
  cents: 'Amount must have at most two decimals',
};
