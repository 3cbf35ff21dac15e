import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './session-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Iniciar sesión | Lakeline Desk',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión',
  forgotten: '¿Olvidó su contraseña?',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  showPassword: 'Mostrar la contraseña',
  loading: 'Cargando',
  offline: 'Sin conexión. Revise la señal e intente de nuevo; lo que escribió sigue aquí.',
  noMatch: 'El correo y la contraseña no coinciden. Intente de nuevo o ponga una contraseña nueva.',
  tooManyTries: 'Demasiados intentos. Espere unos minutos o ponga una contraseña nueva.',
  usedLink: 'Este enlace ya se usó o tiene más de una hora. Regrese y pida otro.',
  weakPassword: 'Esta contraseña es muy fácil. Elija una más larga.',
  unknown: 'Algo salió mal. Intente de nuevo.',
};
