import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './ui-texts.en.ts';

const capitalized = (nouns: string) => nouns.charAt(0).toUpperCase() + nouns.slice(1);

export const texts: Translated<typeof english> = {
  loading: (nouns) => `Cargando ${nouns}`,
  loadingOne: (noun) => `Cargando ${noun}`,
  showMore: (nouns) => `Ver más ${nouns}`,
  leftOut: (count) =>
    count === 1
      ? 'Una entrada no se pudo leer y no aparece. El registro de la API dice cuál.'
      : `${count} entradas no se pudieron leer y no aparecen. El registro de la API dice cuáles.`,
  missing: () => 'Aquí no hay nada. Se retiró, o la dirección de la página está mal.',
  these: capitalized,
  this: capitalized,
  several: (title) => title,
  notHereYet: (subject) =>
    `${subject}: todavía no hay nada en este dispositivo. Aparecerá cuando funcione la conexión.`,
  notLoaded: (subject) =>
    `${subject}: falló la carga. Intente de nuevo; si sigue igual, cierre la sesión y vuelva a entrar.`,
  loadsWithSignal: (subject) => `Sin conexión. ${subject}: la carga sigue cuando vuelva.`,
  notRead: (subject) => `${subject}: falló la lectura. Intente de nuevo.`,
  tryAgain: 'Intentar de nuevo',
  pleaseTryAgain: 'Intente de nuevo.',
  tryAgainWithSignal: 'Sin conexión. Intente de nuevo cuando haya señal.',
  downloadFailed: 'No se pudo descargar',
  pdfNotLoaded: 'No se pudo cargar el PDF',
  notSavedOffline: 'Sin conexión: no se guardó nada. Lo que escribió sigue aquí; intente de nuevo.',
  notSaved: 'Falló y no se guardó nada. Intente de nuevo.',
  youTyped: 'Usted escribió',
  storedNow: 'Guardado ahora',
  nothing: 'nada',
  saveMine: 'Guardar lo mío',
  takeTheirs: 'Tomar lo guardado',
  call: 'Llamar',
  text: 'Mensaje',
  email: 'Correo',
  map: 'Mapa',
  client: 'Cliente',
  noWelderYet: 'Todavía sin soldador',
  noAddressYet: 'Todavía sin dirección',
  safety: 'Seguridad: llevar y revisar',
  aboutTheJob: 'Sobre el trabajo',
  reason: 'Motivo',
  reads: {
    en: (name) => `${name} lee en inglés: lo que escriba no se traduce.`,
    es: (name) => `${name} lee en español: lo que escriba no se traduce.`,
  },
  getsMail: (name, about, language) =>
    `${name} recibe un correo sobre ${about}${language ? `, ${language}` : ''}.`,
  inLanguage: { en: 'en inglés', es: 'en español' },
  inYourLanguage: 'En español',
  theMail: 'El correo',
  mailTo: (address) => `Para ${address}`,
  history: 'Historial',
  changes: 'cambios',
  nothingChanged: 'Todavía no se ha cambiado nada.',
  visit: 'Una visita',
  block: 'Bloqueado',
  hold: 'Apartado para alguien que está al teléfono',
  bookAnyway: 'Agendar de todos modos',
  askOwner: 'Para agendar dos cosas a la vez, pídalo a la gerencia.',
  moveVisitsOf: (date, name) =>
    name ? `Mover las visitas de ${name} del ${date}` : `Mover las visitas del ${date}`,
};
