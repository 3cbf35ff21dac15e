import type { Translated } from '../values/language.ts';
import { paperLinkDays } from '../values/limits.ts';
import type { texts as english } from './paper-link-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    incomplete: 'Este enlace está incompleto. Ábralo de nuevo desde el correo',
    late: `Este enlace venció después de ${paperLinkDays} días. Inicie sesión en su portal, o llámenos`,
    replaced: 'Hay una versión más nueva de este presupuesto. Abra el enlace de nuestro último correo',
    void: 'Esta factura está anulada: no hay nada que pagar',
  },
};
