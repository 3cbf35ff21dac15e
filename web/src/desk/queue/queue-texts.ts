import { inLanguages, say } from '@welding/domain/values/language';

export const queueTexts = inLanguages({
  callOffice: say('Call the office', 'Llamar a la oficina'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  remove: say('Remove it from this phone', 'Quitar de este teléfono'),
});
