import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';

export const mailPreferencesTexts = inLanguages({
  messages: {
    linkInvalid: say(
      `This link no longer works. Please call us at ${business.phone}, and we’ll take care of it`,
      `Este enlace ya no funciona. Llámenos al ${business.phone} y nosotros lo arreglamos`,
    ),
    notOneClick: say(
      'Please send JSON, or List-Unsubscribe=One-Click',
      'Envíe JSON, o List-Unsubscribe=One-Click',
    ),
  },
  reminders: say('Reminders', 'Recordatorios'),
});
