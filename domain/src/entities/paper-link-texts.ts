import { inLanguages, say } from '../values/language.ts';
import { paperLinkDays } from '../values/limits.ts';

export const paperLinkTexts = inLanguages({
  messages: {
    incomplete: say(
      'This link is incomplete. Please open it from the email again',
      'Este enlace está incompleto. Ábralo de nuevo desde el correo',
    ),
    late: say(
      `This link expired after ${paperLinkDays} days. Please sign in to your portal, or call us`,
      `Este enlace venció después de ${paperLinkDays} días. Inicie sesión en su portal, o llámenos`,
    ),
    replaced: say(
      'There is a newer version of this estimate. Please open the link in our latest email',
      'Hay una versión más nueva de este presupuesto. Abra el enlace de nuestro último correo',
    ),
    void: say('This invoice is void: nothing is due', 'Esta factura está anulada: no hay nada que pagar'),
  },
});
