import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './photos-texts.en.ts';

export const texts: Translated<typeof english> = {
  whatCost: '¿Cuánto costaría? (opcional)',
  rangeNotQuote: 'Un rango, no una cotización',
  settledLater: 'El precio se acuerda con usted después de que un soldador haya visto el trabajo.',
  sayMetal: 'Díganos qué metal es o qué grosor tiene, y aquí verá cuánto cuesta un trabajo así.',
  selectServiceFirst:
    'Elija arriba un servicio y díganos qué metal es o qué grosor tiene, y aquí verá cuánto cuesta un trabajo así.',
  addPhotos: 'Agregue fotos (opcional)',
  saysMore: (max) =>
    `Una foto de la rotura dice más que las palabras. Hasta ${max}; no se envía el lugar donde se tomaron.`,
  photosOfJob: 'Fotos del trabajo',
  photo: (number) => `Foto ${number}`,
  captionOf: (number) => `Descripción de la foto ${number}`,
  captionHint: 'Qué se ve en ella (opcional)',
  moveUp: (number) => `Subir la foto ${number}`,
  moveDown: (number) => `Bajar la foto ${number}`,
  remove: (number) => `Quitar la foto ${number}`,
  takePhoto: 'Tomar una foto',
  choosePhotos: 'Elegir fotos',
  preparing: (count) => `Preparando ${count === 1 ? 'una foto' : `${count} fotos`}…`,
  noRoomInQueue:
    'No hay espacio para más fotos en este teléfono. Primero salen las de solicitudes anteriores: inténtelo de nuevo cuando se hayan enviado.',
  noRoomOnDisk: 'Este teléfono ya no tiene espacio para la foto. Libere un poco e inténtelo de nuevo.',
  full: (max) => `Cada solicitud puede llevar hasta ${max} fotos.`,
  notAdded: (file) =>
    file
      ? `No se pudo agregar ${file}. Inténtelo de nuevo.`
      : 'No se pudo agregar la foto. Inténtelo de nuevo.',
};
