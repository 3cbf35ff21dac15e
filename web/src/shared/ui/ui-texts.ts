import { inLanguages, say } from '@welding/domain/values/language';

export const uiTexts = inLanguages({
  close: say('Close', 'Cerrar'),
  newVersion: say('A new version is ready.', 'Hay una versión nueva.'),
  reload: say('Reload', 'Actualizar'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  later: say('Later', 'Más tarde'),
  dismiss: say('Dismiss', 'Cerrar aviso'),
  notifications: say('Notifications (F8)', 'Avisos (F8)'),
  showEarlier: say('Show earlier', 'Mostrar lo anterior'),
  moreToCorrect: say(
    (count: number) => `. ${count} more to correct`,
    (count) => (count === 1 ? '. Falta corregir 1 más' : `. Faltan ${count} más por corregir`),
  ),
});
