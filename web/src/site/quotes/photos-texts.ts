import { inLanguages, say } from '@welding/domain/values/language';

export const photosTexts = inLanguages({
  whatCost: say('What would it cost? (optional)', '¿Cuánto costaría? (opcional)'),
  rangeNotQuote: say('A range, not a quote', 'Un rango, no una cotización'),
  settledLater: say(
    'The price is settled with you once a welder has looked at it.',
    'El precio se acuerda con usted después de que un soldador haya visto el trabajo.',
  ),
  sayMetal: say(
    'Say what metal it is or how thick, and you’ll see here what a job like it costs.',
    'Díganos qué metal es o qué grosor tiene, y aquí verá cuánto cuesta un trabajo así.',
  ),
  selectServiceFirst: say(
    'Select a service above and say what metal it is or how thick, and you’ll see here what a job like it costs.',
    'Elija arriba un servicio y díganos qué metal es o qué grosor tiene, y aquí verá cuánto cuesta un trabajo así.',
  ),
  addPhotos: say('Add photos (optional)', 'Agregue fotos (opcional)'),
  saysMore: say(
    (max: number) =>
      `A picture of the break says more than words. Up to ${max}; where they were taken is not sent.`,
    (max) =>
      `Una foto de la rotura dice más que las palabras. Hasta ${max}; no se envía el lugar donde se tomaron.`,
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
    'There is no room for more photos on this phone. Photos of earlier requests go first: try again once they’re sent.',
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
