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
  unreadable: say(
    (count: number, phone: ReactNode) => (
      <>
        {count === 1 ? '1 entry' : `${count} entries`} couldn’t be shown. Call us at {phone} and we will look
        into it.
      </>
    ),
    (count, phone) => (
      <>
        {count === 1 ? '1 entrada no se pudo mostrar.' : `${count} entradas no se pudieron mostrar.`} Llámenos
        al {phone} y lo revisamos.
      </>
    ),
  ),
  cut: say(
    (phone: ReactNode) => <>There are more than fit here. For the others, call us at {phone}.</>,
    (phone) => <>Hay más de los que caben aquí. Para ver los demás, llámenos al {phone}.</>,
  ),
  needsLatest: say(
    'Some entries need the latest version. Reload the page.',
    'Algunas entradas necesitan la versión más reciente. Recargue la página.',
  ),
  neverLoaded: say(
    'Not loaded yet. It will show when you’re back online.',
    'Todavía no se carga. Aparecerá cuando haya conexión.',
  ),
  notLoaded: say(
    (noun: string, phone: ReactNode) => (
      <>
        Couldn’t load your {noun}. Try again, or call us at {phone}.
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
      <>Not loaded yet. It will show when your signal is better, or call us at {phone}.</>
    ),
    (phone) => (
      <>Todavía no se carga. Aparecerá cuando mejore su señal; también puede llamarnos al {phone}.</>
    ),
  ),
});
