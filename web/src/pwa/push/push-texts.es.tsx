import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './push-texts.en.tsx';

export const texts: Translated<typeof english> = {
  title: 'Notificaciones en este dispositivo',
  turnOff: 'Desactivar notificaciones',
  turnOn: 'Activar notificaciones',
  off: 'Están desactivadas en este dispositivo.',
  on: 'Están activadas en este dispositivo.',
  blocked:
    'Su navegador tiene bloqueadas las notificaciones de este sitio. Para recibirlas, permítalas en la configuración del navegador y abra esta página otra vez.',
  homeScreen: (shareSign, addSign) => (
    <>
      En un iPhone o iPad hace falta tener la app en la pantalla de inicio: toque {shareSign}{' '}
      <strong>Compartir</strong>, luego {addSign} <strong>Agregar a inicio</strong>, ábrala desde ahí y vuelva
      a esta tarjeta.
    </>
  ),
  unsupported: 'Este navegador no puede mostrarlas. De todos modos le llegan nuestros correos.',
  noConnection: 'Sin conexión. Revise su señal e inténtelo de nuevo.',
  noService:
    'No se pudo contactar el servicio de notificaciones de su navegador. Inténtelo de nuevo en un momento.',
};
