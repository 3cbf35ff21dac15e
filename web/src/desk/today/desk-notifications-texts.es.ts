import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './desk-notifications-texts.en.ts';

export const texts: Translated<typeof english> = {
  ofEverything:
    'Este dispositivo le puede avisar de solicitudes nuevas, de visitas por confirmar y de las que un cliente movió o canceló, de pagos y de correos que no llegaron, también con la aplicación cerrada.',
  ofOwnVisits:
    'Este dispositivo le puede avisar cuando una visita suya es nueva, se mueve o se cancela, también con la aplicación cerrada.',
};
