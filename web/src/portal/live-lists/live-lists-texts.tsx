import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const liveListsTexts = inLanguages({
  nouns: {
    projects: say('projects', 'proyectos'),
    appointments: say('appointments', 'citas'),
  },
  backOnline: say(
    'Back online. Your projects and visits are up to date.',
    'Ya hay conexión. Sus proyectos y citas están al día.',
  ),
  loadingYour: say(
    (noun: string) => `Loading your ${noun}`,
    (noun) => `Cargando sus ${noun}`,
  ),
  offlineAsOf: say(
    (time: string) => `Offline: as of ${time}`,
    (time) => `Sin conexión. Última actualización: ${time}`,
  ),
  chicagoTime: say(
    (time: string) => `${time}, Chicago time`,
    (time) => `${time}, hora de Chicago`,
  ),
  unreadable: say(
    (count: number, phone: ReactNode) => (
      <>
        {count === 1 ? 'One entry' : `${count} entries`} could not be shown. Call us at {phone} and we will
        look into it.
      </>
    ),
    (count, phone) => (
      <>
        {count === 1 ? 'Una entrada no se pudo mostrar.' : `${count} entradas no se pudieron mostrar.`}{' '}
        Llámenos al {phone} y lo revisamos.
      </>
    ),
  ),
  neverLoaded: say(
    (noun: string) =>
      `Your ${noun} were not loaded on this device yet. They appear here as soon as there is a connection.`,
    (noun) =>
      `Sus ${noun} todavía no se cargan en este dispositivo. Aparecerán aquí en cuanto haya conexión.`,
  ),
  notLoaded: say(
    (noun: string, phone: ReactNode) => (
      <>
        Your {noun} could not be loaded. Try again, or call us at {phone}.
      </>
    ),
    (noun, phone) => (
      <>
        No se pudieron cargar sus {noun}. Inténtelo de nuevo o llámenos al {phone}.
      </>
    ),
  ),
  loading: say('Loading', 'Cargando'),
  partLost: say(
    (phone: ReactNode) => (
      <>This part could not be loaded yet. It will load when your signal is better, or call us at {phone}.</>
    ),
    (phone) => (
      <>
        Esta parte todavía no se pudo cargar. Aparecerá cuando mejore su señal; también puede llamarnos al{' '}
        {phone}.
      </>
    ),
  ),
});
