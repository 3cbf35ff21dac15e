import { inLanguages, say } from '@welding/domain/values/language';

export const quotePhotosTexts = inLanguages({
  rangeNotQuote: say('A range, not a quote', 'Un rango, no una cotización'),
  settledLater: say(
    'We agree on the price once a welder has looked at it.',
    'El precio lo acordamos con usted cuando un soldador haya visto el trabajo.',
  ),
  sayMetal: say(
    'Tell us the metal or how thick it is, and see what a job like this costs.',
    'Díganos qué metal es o qué grosor tiene, y verá cuánto cuesta un trabajo así.',
  ),
  selectServiceFirst: say(
    'Pick a service and the metal above, and see what a job like this costs.',
    'Elija arriba un servicio y el metal, y verá cuánto cuesta un trabajo así.',
  ),
  addPhotos: say('Add photos (optional)', 'Agregue fotos (opcional)'),
  saysMore: say(
    (max: number) => `A photo of the break tells us the most. Up to ${max}. We remove the location data.`,
    (max) => `Una foto de la rotura es lo que más nos dice. Hasta ${max}. Borramos la ubicación que llevan.`,
  ),
  photosOfJob: say('Photos of the job', 'Fotos del trabajo'),
  photo: say(
    (number: number) => `Photo ${number}`,
    (number) => `Foto ${number}`,
  ),
  captionOf: say(
    (number: number) => `Caption for photo ${number}`,
    (number) => `Descripción de la foto ${number}`,
  ),
  captionHint: say('What it shows (optional)', 'Qué se ve en ella (opcional)'),
  moveUp: say(
    (number: number) => `Move photo ${number} up`,
    (number) => `Subir la foto ${number}`,
  ),
  moveDown: say(
    (number: number) => `Move photo ${number} down`,
    (number) => `Bajar la foto ${number}`,
  ),
  remove: say(
    (number: number) => `Remove photo ${number}`,
    (number) => `Quitar la foto ${number}`,
  ),
  takePhoto: say('Take a photo', 'Tomar una foto'),
  choosePhotos: say('Choose photos', 'Elegir fotos'),
  preparing: say(
    (count: number) => `Preparing ${count === 1 ? 'a photo' : `${count} photos`}…`,
    (count) => `Preparando ${count === 1 ? 'una foto' : `${count} fotos`}…`,
  ),
  noRoomInQueue: say(
    'This phone has no room for more photos. The ones from earlier requests go out first: try again once they’re sent.',
    'No hay espacio para más fotos en este teléfono. Primero salen las de solicitudes anteriores: inténtelo de nuevo cuando se hayan enviado.',
  ),
  noRoomOnDisk: say(
    'This phone has no room left for the photo. Free up some space and try again.',
    'Este teléfono ya no tiene espacio para la foto. Libere un poco e inténtelo de nuevo.',
  ),
  full: say(
    (max: number) => `A request takes at most ${max} photos.`,
    (max) => `Cada solicitud puede llevar hasta ${max} fotos.`,
  ),
  notAdded: say(
    (file: string) => `${file || 'The photo'} could not be added. Please try again.`,
    (file) =>
      file
        ? `No se pudo agregar ${file}. Inténtelo de nuevo.`
        : 'No se pudo agregar la foto. Inténtelo de nuevo.',
  ),
});
