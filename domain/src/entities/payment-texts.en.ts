export const texts = {
  project: 'Project',
  client: 'Client',
  estimate: 'Estimate',
  invoice: 'Invoice',
  oneThing: 'A payment is for one thing',
  method: 'Method must be cash, check or other',
  noId: (label: string) => `${label} must be an id`,
  noIdOrEmpty: (label: string) => `${label} must be an id or empty`,
};
