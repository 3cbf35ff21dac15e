import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './api-texts.en.ts';

export const texts: Translated<typeof english> = {
  brokenOff: 'La conexión se interrumpió. Inténtelo de nuevo',
  noConnection: 'Sin conexión. Revise su señal e inténtelo de nuevo',
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
  linkDidNotWork: 'No funcionó. Revise su señal e inténtelo de nuevo.',
};
