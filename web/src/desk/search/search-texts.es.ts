import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './search-texts.en.ts';

export const texts: Translated<typeof english> = {
  search: 'Buscar',
  plannersHint: 'Cliente, teléfono, proyecto, ciudad, calle, E-1003, INV-1004',
  ownersHint: 'Cliente, teléfono, proyecto, ciudad, calle, E-1003, INV-1004, gasto',
  weldersHint: 'Cliente, teléfono, ciudad o calle de sus visitas',
  looking: 'Buscando',
  found: 'Resultados',
  nothingFound: (typed) => `No hay nada con «${typed}». Pruebe con menos letras.`,
  countFound: (count) => (count === 1 ? '1 resultado.' : `${count} resultados.`),
  savedData: 'Se muestra lo guardado.',
  clients: 'Clientes',
  projects: 'Proyectos',
  estimates: 'Presupuestos',
  invoices: 'Facturas',
  requests: 'Solicitudes',
  expenses: 'Gastos',
  yourVisits: 'Sus visitas',
  project: 'Proyecto',
  cameIn: (date) => `Llegó el ${date}`,
};
