import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './live-lists-texts.en.tsx';

export const texts: Translated<typeof english> = {
  nouns: { projects: 'proyectos', appointments: 'citas' },
  backOnline: 'Ya hay conexión. Sus proyectos y citas están al día.',
  loadingYour: (noun) => `Cargando sus ${noun}`,
  offlineAsOf: (time) => `Sin conexión. Última actualización: ${time}`,
  chicagoTime: (time) => `${time}, hora de Chicago`,
  unreadable: (count, phone) => (
    <>
      {count === 1 ? 'Una entrada no se pudo mostrar.' : `${count} entradas no se pudieron mostrar.`} Llámenos
      al {phone} y lo revisamos.
    </>
  ),
  neverLoaded: (noun) =>
    `Sus ${noun} todavía no se cargan en este dispositivo. Aparecerán aquí en cuanto haya conexión.`,
  notLoaded: (noun, phone) => (
    <>
      No se pudieron cargar sus {noun}. Inténtelo de nuevo o llámenos al {phone}.
    </>
  ),
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  partLost: (phone) => (
    <>
      Esta parte todavía no se pudo cargar. Aparecerá cuando mejore su señal; también puede llamarnos al{' '}
      {phone}.
    </>
  ),
};
