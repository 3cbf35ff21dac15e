import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const worksTexts = inLanguages({
  pageTitle: say('Finished Welding Work in Chicagoland', 'Trabajos de soldadura terminados en Chicagoland'),
  pageDescription: say(
    `Before and after photos of repairs by ${business.name}, and reviews from clients, word for word.`,
    `Fotos de antes y después de reparaciones de ${business.name}, y reseñas de clientes, palabra por palabra.`,
  ),
  headline: say(
    (highlight: (words: string) => ReactNode) => <>Broken before. {highlight('Welded after.')}</>,
    (highlight) => <>Estaba roto. {highlight('Quedó soldado.')}</>,
  ),
  introduction: say(
    'Every photo is a job we did, shown with the owner’s okay. Reviews appear exactly as they were written.',
    'Cada foto es de un trabajo nuestro, y su dueño nos dio permiso de mostrarla. Las reseñas están tal como se escribieron.',
  ),
  finishedWork: say('Finished work', 'Trabajos terminados'),
  reviews: say('What clients write', 'Lo que escriben los clientes'),
  seeAll: say('See all our work', 'Ver todos los trabajos'),
  before: say('Before', 'Antes'),
  after: say('After', 'Después'),
  beforeOf: say(
    (title: string) => `Before: ${title}`,
    (title) => `Antes: ${title}`,
  ),
  afterOf: say(
    (title: string) => `After: ${title}`,
    (title) => `Después: ${title}`,
  ),
  ourAnswer: say('Our answer:', 'Nuestra respuesta:'),
  loading: say('Loading photos…', 'Cargando fotos…'),
  needsScripts: say(
    'The photos need JavaScript. Call us and we’ll send you some.',
    'Las fotos necesitan JavaScript. Llámenos y le mandamos algunas.',
  ),
  none: say('No photos to show yet.', 'Todavía no hay fotos que mostrar.'),
  noneAdvice: say(
    'We only show a job when its owner says it’s okay. Call us and ask about one like yours.',
    'Solo mostramos un trabajo cuando su dueño lo permite. Llámenos y pregunte por uno como el suyo.',
  ),
  notLoaded: say('The photos didn’t load.', 'Las fotos no se cargaron.'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
});
