import { inLanguages, say } from '@welding/domain/values/language';

export const connectionTexts = inLanguages({
  brokenOff: say(
    'The connection was lost. Please try again',
    'La conexión se interrumpió. Inténtelo de nuevo',
  ),
  noConnection: say(
    'No connection. Please check your signal and try again',
    'Sin conexión. Revise su señal e inténtelo de nuevo',
  ),
  somethingWentWrong: say('Something went wrong. Please try again.', 'Algo salió mal. Inténtelo de nuevo.'),
  linkDidNotWork: say(
    'That did not work. Please check your signal and try again.',
    'No funcionó. Revise su señal e inténtelo de nuevo.',
  ),
});
