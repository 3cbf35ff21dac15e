import { inLanguages, say } from '@welding/domain/values/language';

export const searchTexts = inLanguages({
  search: say('Search', 'Buscar'),
  plannersHint: say(
    'Client, phone, project, town, street, E-1003, INV-1004',
    'Cliente, teléfono, proyecto, ciudad, calle, E-1003, INV-1004',
  ),
  ownersHint: say(
    'Client, phone, project, town, street, E-1003, INV-1004, expense',
    'Cliente, teléfono, proyecto, ciudad, calle, E-1003, INV-1004, gasto',
  ),
  weldersHint: say(
    'Client, phone, town or street of your visits',
    'Cliente, teléfono, ciudad o calle de sus visitas',
  ),
  looking: say('Looking', 'Buscando'),
  found: say('Found', 'Resultados'),
  nothingFound: say(
    (typed: string) => `Nothing found for “${typed}”. Try fewer letters.`,
    (typed) => `No hay nada con «${typed}». Pruebe con menos letras.`,
  ),
  countFound: say(
    (count: number) => `${count} found.`,
    (count) => (count === 1 ? '1 resultado.' : `${count} resultados.`),
  ),
  moreFound: say(
    (count: number) => `More than ${count} found. Type more to narrow it down.`,
    (count) => `Más de ${count} resultados. Escriba más para reducirlos.`,
  ),
  notAllFound: say('Some results couldn’t be shown.', 'Algunos resultados no se pudieron mostrar.'),
  savedData: say('Showing saved data.', 'Se muestra lo guardado.'),
  clients: say('Clients', 'Clientes'),
  projects: say('Projects', 'Proyectos'),
  estimates: say('Estimates', 'Presupuestos'),
  invoices: say('Invoices', 'Facturas'),
  requests: say('Requests', 'Solicitudes'),
  expenses: say('Expenses', 'Gastos'),
  yourVisits: say('Your visits', 'Sus visitas'),
  project: say('Project', 'Proyecto'),
  cameIn: say(
    (date: string) => `Came in ${date}`,
    (date) => `Llegó el ${date}`,
  ),
});
