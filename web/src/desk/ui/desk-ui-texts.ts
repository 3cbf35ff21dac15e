import { inLanguages, say } from '@welding/domain/values/language';

const capitalized = (nouns: string) => nouns.charAt(0).toUpperCase() + nouns.slice(1);

export const deskUiTexts = inLanguages({
  loading: say(
    (nouns: string) => `Loading ${nouns}`,
    (nouns) => `Cargando ${nouns}`,
  ),
  loadingOne: say(
    (noun: string) => `Loading the ${noun}`,
    (noun) => `Cargando ${noun}`,
  ),
  showMore: say(
    (nouns: string) => `Show more ${nouns}`,
    (nouns) => `Ver más ${nouns}`,
  ),
  leftOut: say(
    (count: number) =>
      count === 1
        ? 'One entry could not be read and is left out. The API’s log lists it.'
        : `${count} entries could not be read and are left out. The API’s log lists them.`,
    (count) =>
      count === 1
        ? 'Una entrada no se pudo leer y no aparece. El registro de la API dice cuál.'
        : `${count} entradas no se pudieron leer y no aparecen. El registro de la API dice cuáles.`,
  ),
  missing: say(
    (noun: string) => `There is no such ${noun}. It may have been removed, or the link is wrong.`,
    () => 'Aquí no hay nada. Se retiró, o la dirección de la página está mal.',
  ),
  // The start of a sentence about a failed load. The Spanish rest does not depend on it.
  these: say((nouns: string) => `These ${nouns} are`, capitalized),
  this: say((noun: string) => `This ${noun} is`, capitalized),
  several: say(
    (title: string) => `${title} are`,
    (title) => title,
  ),
  notHereYet: say(
    (subject: string) => `${subject} not on this device yet and will appear when the connection works.`,
    (subject) =>
      `${subject}: todavía no hay nada en este dispositivo. Aparecerá cuando funcione la conexión.`,
  ),
  notLoaded: say(
    (subject: string) => `${subject} not loaded. Try again; if it stays so, sign out and in.`,
    (subject) =>
      `${subject}: falló la carga. Intente de nuevo; si sigue igual, cierre la sesión y vuelva a entrar.`,
  ),
  loadsWithSignal: say(
    (subject: string) => `No connection. ${subject} will load when it is back.`,
    (subject) => `Sin conexión. ${subject}: la carga sigue cuando vuelva.`,
  ),
  notRead: say(
    (subject: string) => `${subject} could not be read. Please try again.`,
    (subject) => `${subject}: falló la lectura. Intente de nuevo.`,
  ),
  pleaseTryAgain: say('Please try again.', 'Intente de nuevo.'),
  tryAgainWithSignal: say(
    'No connection. Try again when there is a signal.',
    'Sin conexión. Intente de nuevo cuando haya señal.',
  ),
  downloadFailed: say('Download failed', 'No se pudo descargar'),
  pdfNotLoaded: say('The PDF was not loaded', 'No se pudo cargar el PDF'),
  call: say('Call', 'Llamar'),
  text: say('Text', 'Mensaje'),
  email: say('Email', 'Correo'),
  map: say('Map', 'Mapa'),
  client: say('Client', 'Cliente'),
  noWelderYet: say('No welder yet', 'Todavía sin soldador'),
  noAddressYet: say('No address yet', 'Todavía sin dirección'),
  safety: say('Safety: bring and check', 'Seguridad: llevar y revisar'),
  aboutTheJob: say('About the job', 'Sobre el trabajo'),
  reads: {
    en: say(
      (name: string) => `${name} reads English: what you type is not translated.`,
      (name) => `${name} lee en inglés: lo que escriba no se traduce.`,
    ),
    es: say(
      (name: string) => `${name} reads Spanish: what you type is not translated.`,
      (name) => `${name} lee en español: lo que escriba no se traduce.`,
    ),
  },
  getsMail: say(
    (name: string, about: string, language: string | undefined) =>
      `${name} gets an email about ${about}${language ? `, ${language}` : ''}.`,
    (name, about, language) => `${name} recibe un correo sobre ${about}${language ? `, ${language}` : ''}.`,
  ),
  inLanguage: {
    en: say('in English', 'en inglés'),
    es: say('in Spanish', 'en español'),
  },
  theMail: say('The email', 'El correo'),
  inYourLanguage: say('In English', 'En español'),
  mailTo: say(
    (address: string) => `To ${address}`,
    (address) => `Para ${address}`,
  ),
  history: say('History', 'Historial'),
  changes: say('changes', 'cambios'),
  nothingChanged: say('Nothing has been changed yet.', 'Todavía no se ha cambiado nada.'),
  visit: say('A visit', 'Una visita'),
  block: say('Blocked', 'Bloqueado'),
  hold: say('Held for someone on the phone', 'Apartado para alguien que está al teléfono'),
  bookAnyway: say('Book anyway', 'Agendar de todos modos'),
  askOwner: say(
    'Ask the owner to double-book this.',
    'Para agendar dos cosas a la vez, pídalo a la gerencia.',
  ),
  moveVisitsOf: say(
    (date: string, name: string | undefined) =>
      name ? `Move ${name}’s visits of ${date}` : `Move visits of ${date}`,
    (date, name) => (name ? `Mover las visitas de ${name} del ${date}` : `Mover las visitas del ${date}`),
  ),
});

export const searchButtonTexts = inLanguages({
  search: say('Search', 'Buscar'),
  find: say('Find', 'Buscar en todo'),
  loading: say('Loading the search', 'Cargando el buscador'),
});
