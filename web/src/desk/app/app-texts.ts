import { inLanguages, say } from '@welding/domain/values/language';

export const appTexts = inLanguages({
  today: say('Today', 'Hoy'),
  requests: say('Requests', 'Solicitudes'),
  calendar: say('Calendar', 'Calendario'),
  clients: say('Clients', 'Clientes'),
  projects: say('Projects', 'Proyectos'),
  money: say('Money', 'Dinero'),
  settings: say('Settings', 'Ajustes'),
  more: say('More', 'Más'),
  screens: say('Screens', 'Pantallas'),
  skip: say('Skip to content', 'Ir al contenido'),
  loading: say('Loading', 'Cargando'),
  loadingScreen: say(
    (screen: string) => `Loading ${screen}`,
    (screen) => `Cargando ${screen}`,
  ),
  noSignal: say('No signal. Showing saved data.', 'Sin señal. Se muestra lo guardado.'),
  signOut: say('Sign out', 'Cerrar sesión'),
  notSentYet: say('Not sent yet', 'Todavía sin enviar'),
  notWithOffice: say(
    (count: number, things: string) =>
      count === 1
        ? `${things} is on this phone and not with the office yet. Signing out erases it for good.`
        : `${things} are on this phone and not with the office yet. Signing out erases them for good.`,
    (count, things) =>
      count === 1
        ? `Está en este teléfono y no en la oficina: ${things}. Al cerrar sesión se pierde.`
        : `Están en este teléfono y no en la oficina: ${things}. Al cerrar sesión se pierden.`,
  ),
  staySignedIn: say('Stay signed in', 'Seguir con la sesión'),
  signOutAndErase: say('Sign out and erase', 'Cerrar sesión y borrar'),
  broke: say('Something went wrong on this screen', 'Algo salió mal en esta pantalla'),
  brokeAdvice: say(
    'Nothing you saved is lost. Try again; if you have no signal, try again when you do.',
    'No se perdió nada de lo guardado. Intente de nuevo cuando haya señal.',
  ),
  backToToday: say('Back to Today', 'Volver a Hoy'),
  nothingHere: say('Nothing here', 'Aquí no hay nada'),
  wrongLink: say(
    'The link is wrong, or your role can’t see this part of the desk. The owner can change that.',
    'El enlace está mal, o su puesto no permite ver esto. La gerencia puede cambiarlo.',
  ),
});
