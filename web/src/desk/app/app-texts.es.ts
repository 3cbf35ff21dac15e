import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './app-texts.en.ts';

export const texts: Translated<typeof english> = {
  today: 'Hoy',
  requests: 'Solicitudes',
  calendar: 'Calendario',
  clients: 'Clientes',
  projects: 'Proyectos',
  money: 'Dinero',
  settings: 'Ajustes',
  screens: 'Pantallas',
  skip: 'Ir al contenido',
  loading: 'Cargando',
  loadingScreen: (screen) => `Cargando ${screen}`,
  noSignal: 'Sin señal. Se muestra lo guardado.',
  signOut: 'Cerrar sesión',
  notSentYet: 'Todavía sin enviar',
  notWithOffice: (count, things) =>
    count === 1
      ? `Está en este teléfono y no en la oficina: ${things}. Al cerrar sesión se pierde.`
      : `Están en este teléfono y no en la oficina: ${things}. Al cerrar sesión se pierden.`,
  staySignedIn: 'Seguir con la sesión',
  signOutAndErase: 'Cerrar sesión y borrar',
  broke: 'Esta pantalla falló',
  brokeAdvice: 'No se perdió nada de lo guardado. Intente de nuevo cuando haya señal.',
  backToToday: 'Volver a Hoy',
  nothingHere: 'Aquí no hay nada',
  wrongLink: 'El enlace está mal, o su puesto no permite ver esto. La gerencia puede cambiarlo.',
};
