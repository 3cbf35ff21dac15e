import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './link-texts.en.tsx';

export const texts: Translated<typeof english> = {
  openPortal: 'Abra su portal',
  linkCame: 'Este enlace llegó en nuestro correo para usted. Presione el botón para confirmar que es usted.',
  opening: 'Abriendo',
  itsMe: 'Sí, soy yo',
  askNewCode: 'Pedir un código nuevo',
  notNow: 'Ahora no',
  yoursAgain: 'Este correo es suyo de nuevo',
  takeBack: 'Recupere su correo',
  takenBack: (phone) => (
    <>
      Nuestros mensajes vuelven a llegar a este correo, y se cerró la sesión de todos los que estaban en su
      portal. Inicie sesión de nuevo, y llame al {phone} si nota algo más que no esté bien.
    </>
  ),
  whyTakeBack:
    'Alguien nos dio otro correo para su portal. Si no fue usted, presione el botón: este correo vuelve a servir, y se cierra la sesión de todos los que estén en su portal.',
  takingBack: 'Recuperándolo',
  notMe: 'No fui yo',
  goToPortal: 'Ir al portal',
  wasMe: 'Fui yo',
};
