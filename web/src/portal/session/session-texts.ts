import { inLanguages, say } from '@welding/domain/values/language';

export const sessionTexts = inLanguages({
  ended: say(
    'Your session has ended. Please sign in again; nothing you typed is lost.',
    'Su sesión terminó. Inicie sesión de nuevo; no se pierde nada de lo que escribió.',
  ),
  otherClient: say(
    'Another client is now signed in on this browser. Please sign in again; nothing you typed is lost.',
    'Otro cliente inició sesión en este navegador. Inicie sesión de nuevo; no se pierde nada de lo que escribió.',
  ),
  loggedOutHere: say(
    'You are signed out on this device. We’ll tell our server when you’re back online.',
    'Su sesión se cerró en este dispositivo. El servidor lo sabrá en la próxima conexión.',
  ),
  loggedOutEverywhere: say(
    'You are signed out on all devices.',
    'Su sesión se cerró en todos los dispositivos.',
  ),
  loggedOutElsewhere: say('You were signed out in another tab.', 'Su sesión se cerró en otra pestaña.'),
  goToPortal: say('Go to the portal', 'Ir al portal'),
  loadingPortal: say('Loading your portal', 'Cargando su portal'),
  welcome: say(
    (firstName: string) => `Welcome, ${firstName}`,
    (firstName) => `Le damos la bienvenida, ${firstName}`,
  ),
  rolesChanged: say(
    'Your company changed what you handle. Please sign in again.',
    'Su empresa cambió lo que está a su cargo. Inicie sesión de nuevo.',
  ),
  logout: say('Logout', 'Cerrar sesión'),
  logOutAll: say('Sign out on all devices', 'Cerrar sesión en todos los dispositivos'),
  logOutAllAsked: say('Sign out on all devices?', '¿Cerrar sesión en todos los dispositivos?'),
  whatItDoes: say(
    'This signs you out here and on every other phone, tablet and computer. Do it if you lost a device, or if someone else may have one. You can sign in again at any time.',
    'Se cierra su sesión aquí y en todos los demás teléfonos, tabletas y computadoras. Hágalo si perdió un dispositivo o si otra persona puede tener uno. Puede volver a iniciar sesión cuando quiera.',
  ),
  loggingOut: say('Signing out', 'Cerrando sesión'),
  logOutEverywhere: say('Sign out everywhere', 'Cerrar sesión en todas partes'),
  staySignedIn: say('Stay signed in', 'Seguir con la sesión iniciada'),
  stillSignedIn: say(
    (problem: string) => `${problem} You may still be signed in elsewhere.`,
    (problem) => `${problem} Es posible que su sesión siga abierta en otro lugar.`,
  ),
});
