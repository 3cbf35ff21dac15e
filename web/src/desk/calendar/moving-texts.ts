import { inLanguages, say } from '@welding/domain/values/language';

export const movingTexts = inLanguages({
  help: say(
    'Press the space bar to pick this visit up, arrow keys to move it, Enter to put it down, Escape to put it back.',
    'Con la barra espaciadora se toma esta visita, con las flechas se mueve, con Intro se deja y con Escape regresa a su lugar.',
  ),
  keys: say(
    'Arrow keys move it, Enter puts it down, Escape puts it back.',
    'Las flechas la mueven, Intro la deja, Escape la regresa a su lugar.',
  ),
  inTheWay: say('(something is in the way)', '(hay algo a esa hora)'),
  unassigned: say('Unassigned', 'Sin asignar'),
  putHere: say('Put here', 'Dejar aquí'),
  putBack: say('Put back', 'Regresar'),
});
