import { business } from '../values/business.ts';
import type { Translated } from '../values/language.ts';
import { maxProjectPhotos, maxRequestPhotos } from '../values/limits.ts';
import type { texts as english } from './photo-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    notAPhoto: 'No podemos leer esta foto. Envíe una imagen JPEG, PNG o WebP',
    tooManyPixels: 'Esta imagen es demasiado grande. Envíe una de 40 megapíxeles como máximo',
    requestFull: `Una solicitud admite ${maxRequestPhotos} fotos como máximo`,
    projectFull: `Un proyecto admite ${maxProjectPhotos} fotos de antes y ${maxProjectPhotos} de después como máximo`,
    uploadRefused: `Ya no se pueden agregar fotos a esta solicitud. Envíelas por correo a ${business.email}`,
    busy: 'Están llegando demasiadas fotos en este momento. Intente de nuevo en un minuto',
    partInvalid: 'La parte de una foto debe indicarse como en 2/5',
    partMissing: 'Una parte de esta foto no llegó. Se envía de nuevo desde el principio',
    captionInvalid: 'No se puede leer el texto de la foto. Escríbalo de nuevo',
    gone: 'Esta foto se borró definitivamente. Agréguela de nuevo',
  },
  caption: 'Texto de la foto',
  owner: 'Las fotos son de una solicitud o de un proyecto',
};
