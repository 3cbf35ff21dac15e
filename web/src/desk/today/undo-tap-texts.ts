import { inLanguages, say } from '@welding/domain/values/language';

export const undoTapTexts = inLanguages({
  taps: {
    'on-my-way': say('On my way', 'En camino'),
    start: say('Started', 'Empezada'),
    finish: say('Finished', 'Terminada'),
    cancel: say('Cancelled', 'Cancelada'),
    'cannot-do': say('Told the office', 'Se avisó a la oficina'),
    collect: say('Payment collected', 'Pago cobrado'),
  },
  soonTold: say('We tell the client in a few seconds.', 'Le avisamos al cliente en unos segundos.'),
  undo: say('Undo', 'Deshacer'),
  notUndone: say('Not undone', 'No se deshizo'),
  phoneIsFull: say(
    'This phone could not save it. Free up some space and tap Undo again.',
    'Este teléfono no lo pudo guardar. Libere espacio y toque Deshacer otra vez.',
  ),
});
