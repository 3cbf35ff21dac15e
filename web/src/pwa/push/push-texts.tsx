import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const pushTexts = inLanguages({
  title: say('Notifications on this device', 'Notificaciones en este dispositivo'),
  turnOff: say('Turn off notifications', 'Desactivar notificaciones'),
  turnOn: say('Turn on notifications', 'Activar notificaciones'),
  off: say('Off on this device', 'Desactivadas en este dispositivo'),
  on: say('They are on for this device.', 'Están activadas en este dispositivo.'),
  blocked: say(
    'Notifications of this site are blocked in your browser. To get them, allow notifications for this site in the browser’s settings, then open this page again.',
    'Su navegador tiene bloqueadas las notificaciones de este sitio. Para recibirlas, permítalas en la configuración del navegador y abra esta página otra vez.',
  ),
  homeScreen: say(
    (shareSign: ReactNode, addSign: ReactNode) => (
      <>
        On an iPhone or iPad they need the app on your home screen: tap {shareSign} <strong>Share</strong>,
        then {addSign} <strong>Add to Home Screen</strong>, open it from there and come back to this card.
      </>
    ),
    (shareSign, addSign) => (
      <>
        En un iPhone o iPad hace falta tener la app en la pantalla de inicio: toque {shareSign}{' '}
        <strong>Compartir</strong>, luego {addSign} <strong>Agregar a inicio</strong>, ábrala desde ahí y
        vuelva a esta tarjeta.
      </>
    ),
  ),
  unsupported: say(
    'This browser cannot show them. You’ll still get our emails.',
    'Este navegador no puede mostrarlas. De todos modos le llegan nuestros correos.',
  ),
  noConnection: say(
    'No connection. Please check your signal and try again.',
    'Sin conexión. Revise su señal e inténtelo de nuevo.',
  ),
  noService: say(
    'The notification service of your browser cannot be reached. Please try again in a moment.',
    'No se pudo contactar el servicio de notificaciones de su navegador. Inténtelo de nuevo en un momento.',
  ),
});
