import { inLanguages, say } from '@welding/domain/values/language';

export const deskSignInTexts = inLanguages({
  title: say('Sign in | Lakeline Desk', 'Iniciar sesión | Lakeline Desk'),
  signIn: say('Sign in', 'Iniciar sesión'),
  signingIn: say('Signing in', 'Iniciando sesión'),
  forgotten: say('Forgot your password?', '¿Olvidó su contraseña?'),
  email: say('Email', 'Correo electrónico'),
  password: say('Password', 'Contraseña'),
  newPassword: say('New password', 'Contraseña nueva'),
  showPassword: say('Show the password', 'Mostrar la contraseña'),
  loading: say('Loading', 'Cargando'),
  offline: say(
    'No connection. Check your signal and try again; what you typed stays here.',
    'Sin conexión. Revise la señal e intente de nuevo; lo que escribió sigue aquí.',
  ),
  noMatch: say(
    'This email and password don’t match. Try again, or set a new password.',
    'El correo y la contraseña no coinciden. Intente de nuevo o ponga una contraseña nueva.',
  ),
  tooManyTries: say(
    'Too many tries. Wait a few minutes, or set a new password.',
    'Demasiados intentos. Espere unos minutos o ponga una contraseña nueva.',
  ),
  usedLink: say(
    'This link was used or is more than an hour old. Go back and ask for another one.',
    'Este enlace ya se usó o tiene más de una hora. Regrese y pida otro.',
  ),
  weakPassword: say(
    'This password is too easy to guess. Choose a longer one.',
    'Esta contraseña es muy fácil. Elija una más larga.',
  ),
  unknown: say('Something went wrong. Please try again.', 'Algo salió mal. Intente de nuevo.'),
});

export const signOutEverywhereTexts = inLanguages({
  signOutEverywhere: say('Sign out everywhere', 'Cerrar sesión en todas partes'),
  lostDevice: say('Lost a device?', '¿Perdió un dispositivo?'),
  signOutOfAll: say('Sign out on all devices?', '¿Cerrar sesión en todos los dispositivos?'),
  signOutOne: say(
    (name: string) => `Sign ${name} out on all devices?`,
    (name) => `¿Cerrar todas las sesiones de ${name}?`,
  ),
  ofOwn: say(
    'You are signed out here and on every other phone, tablet and computer. What was not sent from them yet is erased. You can sign in again at any time.',
    'Se cierra su sesión aquí y en todos los demás teléfonos, tabletas y computadoras. Se borra lo que aún no se envió desde ellos. Puede volver a iniciar sesión cuando quiera.',
  ),
  ofOther: say(
    (name: string) =>
      `${name} is signed out on every phone, tablet and computer at once. What was not sent from them yet is erased. ${name} can sign in again at any time.`,
    (name) =>
      `Se cierra de inmediato la sesión de ${name} en todos los teléfonos, tabletas y computadoras. Se borra lo que aún no se envió desde ellos. ${name} puede volver a iniciar sesión cuando quiera.`,
  ),
  signedOut: say('Signed out everywhere', 'Sesión cerrada en todas partes'),
});

export const passwordTexts = inLanguages({
  sendMail: say('Send the email', 'Enviar el correo'),
  sending: say('Sending', 'Enviando'),
  backToSignIn: say('Back to sign in', 'Volver a iniciar sesión'),
  linkHint: say(
    'We’ll send a link to set a new password.',
    'Le enviaremos un enlace para poner una contraseña nueva.',
  ),
  mailOnItsWay: say(
    'If this email has a desk account, a link is on its way. Check your spam folder, too.',
    'Si este correo es de alguien del personal, el mensaje va en camino. Revise también la carpeta de spam.',
  ),
  tooShort: say('Use at least 10 characters', 'Use al menos 10 caracteres'),
  setPassword: say('Set the password', 'Guardar la contraseña'),
  settingPassword: say('Setting the password', 'Guardando la contraseña'),
  askForAnotherLink: say('Ask for another link', 'Pedir otro enlace'),
});
