import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './session-texts.en.ts';

export const texts: Translated<typeof english> = {
  ended: 'Su sesión terminó. Inicie sesión de nuevo; no se pierde nada de lo que escribió.',
  otherClient:
    'Otro cliente inició sesión en este navegador. Inicie sesión de nuevo; no se pierde nada de lo que escribió.',
  loggedOutHere: 'Su sesión se cerró en este dispositivo. El servidor lo sabrá en la próxima conexión.',
  loggedOutEverywhere: 'Su sesión se cerró en todos los dispositivos.',
  loggedOutElsewhere: 'Su sesión se cerró en otra pestaña.',
  loadingPortal: 'Cargando su portal',
  welcome: (firstName) => `Le damos la bienvenida, ${firstName}`,
  logout: 'Cerrar sesión',
  logOutAll: 'Cerrar sesión en todos los dispositivos',
  logOutAllAsked: '¿Cerrar sesión en todos los dispositivos?',
  whatItDoes:
    'Se cierra su sesión aquí y en todos los demás teléfonos, tabletas y computadoras. Hágalo si perdió un dispositivo o si otra persona puede tener uno. Puede volver a iniciar sesión cuando quiera.',
  loggingOut: 'Cerrando sesión',
  logOutEverywhere: 'Cerrar sesión en todas partes',
  staySignedIn: 'Seguir con la sesión iniciada',
  stillSignedIn: (problem) => `${problem} Es posible que su sesión siga abierta en otro lugar.`,
};
