import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './projects-texts.en.ts';

export const texts: Translated<typeof english> = {
  projects: 'Proyectos',
  nouns: 'proyectos',
  allProjects: 'Todos los proyectos',
  newProject: 'Proyecto nuevo',
  downloadCsv: 'Descargar proyectos en CSV',
  status: 'Estado',
  withStatus: (status) => `proyectos: ${status}`,
  noneIs: (status) => `No hay proyectos en «${status}».`,
  none: 'Ninguno.',
  notScheduled: 'Todavía sin fecha',
  howToMove:
    'Arrastre una tarjeta a otra columna u oprima Mover; con el teclado, ← y → sobre Mover la llevan a la siguiente.',
  move: 'Mover',
  moveWhich: (title) => `Mover ${title}`,
  isNow: (title, status) => `${title} ahora está en «${status}»`,
  undo: 'Deshacer',
  notMoved: 'No se movió',
  notUndone: 'No se deshizo',
  notChangedOffline: 'Sin conexión: no se cambió nada. Intente de nuevo cuando haya señal.',
  notChanged: 'Algo salió mal y no se cambió nada. Intente de nuevo.',
  completeProject: 'Terminar proyecto',
  finalCost: 'Costo final',
  finalCostHint: 'Lo que el cliente paga en total, en dólares.',
  cancelProject: 'Cancelar proyecto',
  reasonHint: 'Queda en el historial. El cliente no lo ve.',
};
