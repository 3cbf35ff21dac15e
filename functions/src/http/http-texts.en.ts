export const texts = {
  notValid: 'The request is not valid',
  notValidAt: (field: string) => `${field} is not valid`,
  before: 'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z',
  onDevice: (browser: string, device: string) => `${browser} on ${device}`,
  devices: {
    iPhone: 'an iPhone',
    iPad: 'an iPad',
    android: 'Android',
    chromebook: 'a Chromebook',
    windows: 'Windows',
    mac: 'a Mac',
    linux: 'Linux',
  },
};
