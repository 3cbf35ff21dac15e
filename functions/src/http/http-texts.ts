import { inLanguages, say } from '@welding/domain/values/language';

export const httpTexts = inLanguages({
  notValid: say('The request is not valid', 'La solicitud no es válida'),
  notValidAt: say(
    (field: string) => `${field} is not valid`,
    (field) => `El valor de ${field} no es válido`,
  ),
  before: say(
    'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z',
    'before debe ser una hora en formato ISO 8601, como 2026-11-22T15:00:00Z',
  ),
  onDevice: say(
    (browser: string, device: string) => `${browser} on ${device}`,
    (browser, device) => `${browser} en ${device}`,
  ),
  devices: {
    iPhone: say('an iPhone', 'un iPhone'),
    iPad: say('an iPad', 'un iPad'),
    android: 'Android',
    chromebook: say('a Chromebook', 'una Chromebook'),
    windows: 'Windows',
    mac: say('a Mac', 'una Mac'),
    linux: 'Linux',
  },
});
