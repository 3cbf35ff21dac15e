import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './desk-routes-texts.en.ts';

export const texts: Translated<typeof english> = {
  days: 'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  order: 'La fecha inicial no puede ser después de la final',
  listsOfPhotos: 'Una solicitud tiene photos; un proyecto, beforePhotos y afterPhotos',
  beforeOrAfter: 'Una foto es de antes o de después del trabajo',
};
