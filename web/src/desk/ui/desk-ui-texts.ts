import { inLanguages, say } from '@welding/domain/values/language';

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
  moreThanShown: say('There are more than are shown here.', 'Hay más de lo que se ve aquí.'),
  partHere: say(
    'Some may not be loaded yet. They will show when you’re back online.',
    'Puede que falten algunas. Aparecerán cuando haya conexión.',
  ),
  missing: say(
    (noun: string) => `There is no such ${noun}. It may have been removed, or the link is wrong.`,
    () => 'Aquí no hay nada. Se retiró, o la dirección de la página está mal.',
  ),
  notHereYet: say(
    'Not loaded yet. It will show when you’re back online.',
    'Todavía no se carga. Aparecerá cuando haya conexión.',
  ),
  notLoaded: say(
    'Couldn’t load. Try again, or sign out and back in.',
    'No se pudo cargar. Intente de nuevo; si no, cierre sesión y vuelva a entrar.',
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
  moreActions: say('More actions', 'Más acciones'),
  moreOf: say(
    (name: string) => `More actions: ${name}`,
    (name) => `Más acciones: ${name}`,
  ),
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
    (names: string, count: number, about: string, language: string | undefined) =>
      `${names} ${count === 1 ? 'gets' : 'each get'} an email about ${about}${language ? `, ${language}` : ''}.`,
    (names, count, about, language) =>
      `${names} ${count === 1 ? 'recibe' : 'reciben cada quien'} un correo sobre ${about}${language ? `, ${language}` : ''}.`,
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
  late: say('Late', 'Atrasada'),
  nothingChanged: say('Nothing has been changed yet.', 'Todavía no se ha cambiado nada.'),
  visit: say('A visit', 'Una visita'),
  block: say('Blocked', 'Bloqueado'),
  hold: say('Held for someone on the phone', 'Apartado para alguien que está al teléfono'),
  incomplete: say('This file is incomplete', 'Este archivo está incompleto'),
  otherTime: say('Taken', 'Ocupado'),
  continueAnyway: say('Continue anyway', 'Continuar de todos modos'),
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
