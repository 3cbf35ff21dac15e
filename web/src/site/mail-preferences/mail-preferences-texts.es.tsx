import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './mail-preferences-texts.en.tsx';

export const texts: Translated<typeof english> = {
  remindersOn: 'Los recordatorios están activados de nuevo.',
  remindersOff: 'Listo. Ya no le recordaremos sus citas.',
  stopReminders: 'No recibir recordatorios',
  remindAgain: 'Volver a recibir recordatorios',
  incompleteLink: (phone) => (
    <>Este enlace está incompleto. Ábralo de nuevo desde el correo o llámenos al {phone}.</>
  ),
};
