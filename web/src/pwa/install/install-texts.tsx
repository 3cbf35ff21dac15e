import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const installTexts = inLanguages({
  title: say(
    `Keep ${business.shortName} on your home screen`,
    `Tenga ${business.shortName} en su pantalla de inicio`,
  ),
  oneTapAway: say(
    'Your projects, the hotline and the quote form, one tap away, also without a signal.',
    'Sus proyectos, la línea de emergencias y el formulario de cotización, a un toque, aunque no haya señal.',
  ),
  howTo: say(
    (shareSign: ReactNode, addSign: ReactNode) => (
      <>
        Tap {shareSign} <strong>Share</strong>, then {addSign} <strong>Add to Home Screen</strong>.
      </>
    ),
    (shareSign, addSign) => (
      <>
        Toque {shareSign} <strong>Compartir</strong>, luego {addSign} <strong>Agregar a inicio</strong>.
      </>
    ),
  ),
  install: say('Install', 'Instalar'),
  notNow: say('Not now', 'Ahora no'),
  gotIt: say('Got it', 'Entendido'),
});
