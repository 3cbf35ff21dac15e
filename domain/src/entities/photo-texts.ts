import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';
import { maxProjectPhotos, maxRequestPhotos } from '../values/limits.ts';

export const photoTexts = inLanguages({
  messages: {
    notAPhoto: say(
      'We can’t read this photo. Please send a JPEG, PNG or WebP picture',
      'No podemos leer esta foto. Envíe una imagen JPEG, PNG o WebP',
    ),
    tooManyPixels: say(
      'This picture is too large. Please send one of at most 40 megapixels',
      'Esta imagen es demasiado grande. Envíe una de 40 megapíxeles como máximo',
    ),
    requestFull: say(
      `A request takes at most ${maxRequestPhotos} photos`,
      `Una solicitud admite ${maxRequestPhotos} fotos como máximo`,
    ),
    projectFull: say(
      `A project takes at most ${maxProjectPhotos} photos before and after each`,
      `Un proyecto admite ${maxProjectPhotos} fotos de antes y ${maxProjectPhotos} de después como máximo`,
    ),
    uploadRefused: say(
      `Photos can no longer be added to this request. Please email them to ${business.email}`,
      `Ya no se pueden agregar fotos a esta solicitud. Envíelas por correo a ${business.email}`,
    ),
    busy: say(
      'Too many photos are arriving at this moment. Please try again in a minute',
      'Están llegando demasiadas fotos en este momento. Intente de nuevo en un minuto',
    ),
    partInvalid: say(
      'The part of a photo must be named as in 2/5',
      'La parte de una foto debe indicarse como en 2/5',
    ),
    partMissing: say(
      'A part of this photo did not arrive. It is sent again from its beginning',
      'Una parte de esta foto no llegó. Se envía de nuevo desde el principio',
    ),
    captionInvalid: say(
      'The caption cannot be read. Please type it again',
      'No se puede leer el texto de la foto. Escríbalo de nuevo',
    ),
    gone: say(
      'This photo is gone for good. Please add it again',
      'Esta foto se borró definitivamente. Agréguela de nuevo',
    ),
  },
  caption: say('Caption', 'Texto de la foto'),
  owner: say('Photos belong to a quote or a project', 'Las fotos son de una solicitud o de un proyecto'),
});
