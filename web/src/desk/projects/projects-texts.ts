import { inLanguages, say } from '@welding/domain/values/language';

export const projectsTexts = inLanguages({
  projects: say('Projects', 'Proyectos'),
  nouns: say('projects', 'proyectos'),
  allProjects: say('All projects', 'Todos los proyectos'),
  newProject: say('New project', 'Proyecto nuevo'),
  downloadCsv: say('Download projects as CSV', 'Descargar proyectos en CSV'),
  status: say('Status', 'Estado'),
  withStatus: say(
    (status: string) => `${status} projects`,
    (status) => `proyectos: ${status}`,
  ),
  noneIs: say(
    (status: string) => `No project is ${status}.`,
    (status) => `No hay proyectos en «${status}».`,
  ),
  none: say('None.', 'Ninguno.'),
  notScheduled: say('Not scheduled yet', 'Todavía sin fecha'),
  howToMove: say(
    'Drag a card to another column, or press Move; with the keyboard ← and → on Move take it to the next one.',
    'Arrastre una tarjeta a otra columna u oprima Mover; con el teclado, ← y → sobre Mover la llevan a la siguiente.',
  ),
  move: say('Move', 'Mover'),
  moveWhich: say(
    (title: string) => `Move ${title}`,
    (title) => `Mover ${title}`,
  ),
  isNow: say(
    (title: string, status: string) => `${title} is now ${status}`,
    (title, status) => `${title} ahora está en «${status}»`,
  ),
  undo: say('Undo', 'Deshacer'),
  notMoved: say('Not moved', 'No se movió'),
  notUndone: say('Not undone', 'No se deshizo'),
  notChangedOffline: say(
    'No connection: nothing was changed. Try again with a signal.',
    'Sin conexión: no se cambió nada. Intente de nuevo cuando haya señal.',
  ),
  notChanged: say(
    'Something went wrong and nothing was changed. Please try again.',
    'Algo salió mal y no se cambió nada. Intente de nuevo.',
  ),
  /** Stored as the reason of the cancellation that comes back, as if it had been typed. */
  completeProject: say('Complete project', 'Terminar proyecto'),
  finalCost: say('Final cost', 'Costo final'),
  finalCostHint: say(
    'What the client pays in total, in dollars.',
    'Lo que el cliente paga en total, en dólares.',
  ),
  cancelProject: say('Cancel project', 'Cancelar proyecto'),
  reasonHint: say(
    'Kept in the history. The client does not see it.',
    'Queda en el historial. El cliente no lo ve.',
  ),
});
