import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './photos-texts.en.ts';

export const texts: Translated<typeof english> = {
  beforePhotos: {
    onThisPhone: 'Fotos de antes en este teléfono',
    take: 'Tomar foto de antes',
    choose: 'Elegir fotos de antes',
  },
  afterPhotos: {
    onThisPhone: 'Fotos de después en este teléfono',
    take: 'Tomar foto de después',
    choose: 'Elegir fotos de después',
  },
  preparing: (count) => (count === 1 ? 'Preparando una foto…' : `Preparando ${count} fotos…`),
  notSaved: 'Este teléfono no pudo guardar la foto. Libere espacio e intente de nuevo.',
  photoOnThisPhone: 'Foto en este teléfono',
  waiting: 'En este teléfono, por enviar.',
  onItsWay: (percent) => `Enviando: ya llegó el ${percent}%.`,
  notAccepted: (reason) => `No se aceptó: ${reason}.`,
  tryAgain: 'Intentar de nuevo',
  cancel: 'Cancelar',
  captionOf: (name) => `Pie de foto: ${name}`,
  save: 'Guardar',
  before: 'Antes',
  after: 'Después',
  compare: 'Comparar antes y después',
  shareBefore: (share) => `${share}% de antes`,
};
