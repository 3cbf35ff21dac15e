import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './http-texts.en.ts';

export const texts: Translated<typeof english> = {
  notValid: 'La solicitud no es válida',
  notValidAt: (field) => `El valor de ${field} no es válido`,
  before: 'before debe ser una hora en formato ISO 8601, como 2026-11-22T15:00:00Z',
  onDevice: (browser, device) => `${browser} en ${device}`,
  devices: {
    iPhone: 'un iPhone',
    iPad: 'un iPad',
    android: 'Android',
    chromebook: 'una Chromebook',
    windows: 'Windows',
    mac: 'una Mac',
    linux: 'Linux',
  },
};
