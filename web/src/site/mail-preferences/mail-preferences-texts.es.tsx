import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './mail-preferences-texts.en.tsx';

export const texts: Translated<typeof english> = {
  title: 'Recordatorios por correo',
  pageDescription: 'Deje de recibir recordatorios de sus citas.',
  whatComes:
    'Le recordamos cada cita el día anterior y el mismo día. Aquí puede dejar de recibir los recordatorios, sin iniciar sesión. Lo que necesita saber le sigue llegando: cuando una cita se reserva, se cambia o se cancela, y sus presupuestos, facturas, recibos y códigos para iniciar sesión.',
  remindersOn: 'Los recordatorios están activados de nuevo.',
  remindersOff: 'Listo. Ya no le recordaremos sus citas.',
  stopReminders: 'No recibir recordatorios',
  remindAgain: 'Volver a recibir recordatorios',
  incompleteLink: (phone) => (
    <>Este enlace está incompleto. Ábralo de nuevo desde el correo o llámenos al {phone}.</>
  ),
};
