import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const linkTexts = inLanguages({
  openPortal: say('Open your portal', 'Abra su portal'),
  linkCame: say(
    'This link came in our email to you. Press the button to confirm it’s you.',
    'Este enlace llegó en nuestro correo para usted. Presione el botón para confirmar que es usted.',
  ),
  opening: say('Opening', 'Abriendo'),
  itsMe: say('Yes, it’s me', 'Sí, soy yo'),
  askNewCode: say('Ask for a new code', 'Pedir un código nuevo'),
  notNow: say('Not now', 'Ahora no'),
  yoursAgain: say('This address is yours again', 'Este correo es suyo de nuevo'),
  takeBack: say('Take your address back', 'Recupere su correo'),
  takenBack: say(
    (phone: ReactNode) => (
      <>
        Our emails go to it again, and everyone who was signed in to your portal is signed out. Please sign in
        again, and call {phone} if anything else looks wrong.
      </>
    ),
    (phone) => (
      <>
        Nuestros mensajes vuelven a llegar a este correo, y se cerró la sesión de todos los que estaban en su
        portal. Inicie sesión de nuevo, y llame al {phone} si nota algo más que no esté bien.
      </>
    ),
  ),
  whyTakeBack: say(
    'Someone gave us another email for your portal. If that wasn’t you, press the button: this address works again, and everyone signed in to your portal is signed out.',
    'Alguien nos dio otro correo para su portal. Si no fue usted, presione el botón: este correo vuelve a servir, y se cierra la sesión de todos los que estén en su portal.',
  ),
  takingBack: say('Taking it back', 'Recuperándolo'),
  notMe: say('This wasn’t me', 'No fui yo'),
  goToPortal: say('Go to the portal', 'Ir al portal'),
  wasMe: say('It was me', 'Fui yo'),
});
