import { business } from '../values/business.ts';
import type { Translated } from '../values/language.ts';
import type { texts as english } from './mail-preferences-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    linkInvalid: `Este enlace ya no funciona. Llámenos al ${business.phone} y nosotros lo arreglamos`,
    notOneClick: 'Envíe JSON, o List-Unsubscribe=One-Click',
  },
  reminders: 'Recordatorios',
};
