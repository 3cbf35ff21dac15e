import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './install-texts.en.tsx';

export const texts: Translated<typeof english> = {
  title: `Tenga ${business.shortName} en su pantalla de inicio`,
  oneTapAway:
    'Sus proyectos, la línea de emergencias y el formulario de cotización, a un toque, aunque no haya señal.',
  howTo: (shareSign, addSign) => (
    <>
      Toque {shareSign} <strong>Compartir</strong>, luego {addSign} <strong>Agregar a inicio</strong>.
    </>
  ),
  install: 'Instalar',
  notNow: 'Ahora no',
  gotIt: 'Entendido',
};
