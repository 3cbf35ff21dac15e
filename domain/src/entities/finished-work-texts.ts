import { inLanguages, say } from '../values/language.ts';

export const finishedWorkTexts = inLanguages({
  title: say('Title', 'Título'),
  titleRequired: say('Please say what was welded', 'Diga qué se soldó'),
  town: say('Town', 'Población'),
  caption: say('Caption', 'Texto'),
  published: say('Published', 'Publicado'),
  given: say('Consent', 'El permiso'),
  /** The consent text, stored with each consent. */
  consent: say(
    'You may show photos of this work on your website, with the town and without my name or address. I can take this back at any time.',
    'Pueden mostrar fotos de este trabajo en su sitio web, con la población y sin mi nombre ni mi dirección. Puedo retirar este permiso en cualquier momento.',
  ),
  /** The review's consent text, stored with the review. */
  reviewConsent: say(
    'You may show my review on your website, word for word, with my first name and town. I can take this back at any time.',
    'Pueden mostrar mi reseña en su sitio web, palabra por palabra, con mi nombre y mi población. Puedo retirar este permiso en cualquier momento.',
  ),
  choosePhotos: say(
    'Choose at least one after photo, and one for each before photo',
    'Elija al menos una foto de después, y una por cada foto de antes',
  ),
  photoNotOfProject: say(
    'One of these photos is no longer in the project. Please choose again',
    'Una de estas fotos ya no está en el proyecto. Elija de nuevo',
  ),
  noConsent: say(
    'The client has not agreed to this work being shown',
    'El cliente no ha dado permiso para mostrar este trabajo',
  ),
  cannotResize: say(
    'One of these photos can’t be made smaller for the site. Please choose a JPEG or PNG photo',
    'No se puede reducir una de estas fotos para el sitio. Elija una foto JPEG o PNG',
  ),
  review: say('Review', 'Reseña'),
  reviewRequired: say('Please write a few words', 'Escriba unas palabras'),
  answer: say('Answer', 'Respuesta'),
  alreadyReviewed: say(
    'There is a review of this work already. It stays as it was written',
    'Ya hay una reseña de este trabajo. Se queda como se escribió',
  ),
  notPaidYet: say(
    'A review can be left once the invoice is paid',
    'La reseña se puede dejar cuando la factura esté pagada',
  ),
});
