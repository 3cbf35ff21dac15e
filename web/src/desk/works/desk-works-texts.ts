import { inLanguages, say } from '@welding/domain/values/language';

export const deskWorksTexts = inLanguages({
  onTheSite: say('On the site', 'En el sitio'),
  noun: say('finished work', 'trabajo terminado'),
  clientAgrees: say('The client agrees to this:', 'El cliente está de acuerdo con esto:'),
  agreedOn: say(
    (day: string, name: string) => `Agreed ${day}, recorded by ${name}.`,
    (day, name) => `Permiso del ${day}, anotado por ${name}.`,
  ),
  shownSince: say(
    (day: string) => `On the site since ${day}.`,
    (day) => `En el sitio desde el ${day}.`,
  ),
  ownerPublishes: say('The owner publishes it.', 'Lo publica la gerencia.'),
  townHint: say('No street and no name.', 'Sin calle y sin nombre.'),
  service: say('Service', 'Servicio'),
  before: say('Before photos', 'Fotos de antes'),
  after: say('After photos', 'Fotos de después'),
  pairs: say('They are paired in the order in which you tap them.', 'Se juntan en el orden en que las toca.'),
  photo: say(
    (number: number) => `Photo ${number}`,
    (number) => `Foto ${number}`,
  ),
  noPhotos: say('There are none in the project.', 'No hay ninguna en el proyecto.'),
  publish: say('Publish', 'Publicar'),
  publishing: say('Publishing', 'Publicando'),
  published: say('It is on the site', 'Ya está en el sitio'),
  takeOff: say('Take it off the site', 'Quitarlo del sitio'),
  review: say('Review', 'Reseña'),
  reviews: say('Reviews', 'Reseñas'),
  reviewNouns: say('reviews', 'reseñas'),
  noReviews: say(
    'No reviews yet. Clients can leave one in the portal once their invoice is paid.',
    'Todavía no hay reseñas. Los clientes pueden dejar una en el portal cuando su factura esté pagada.',
  ),
  isShown: say('On the site', 'En el sitio'),
  isNotShown: say('The client has not agreed to show it', 'El cliente no dio permiso para mostrarla'),
  answer: say('Your answer', 'Su respuesta'),
  answerHint: say('Shown below the review.', 'Se muestra debajo de la reseña.'),
  save: say('Save answer', 'Guardar respuesta'),
  answerSaved: say('Answer saved', 'Respuesta guardada'),
  project: say('Open the project', 'Abrir el proyecto'),
});
