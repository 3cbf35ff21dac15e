import type { Translated } from '../values/language.ts';
import type { texts as english } from './estimate-texts.en.ts';

export const texts: Translated<typeof english> = {
  approvalWays: {
    portal: 'con sesión iniciada en el portal',
    link: 'con el enlace de nuestro correo',
    in_person: 'en persona, en nuestro dispositivo',
    phone: 'por teléfono',
  },
  states: {
    estimate: {
      draft: 'Borrador',
      sent: 'Enviado',
      approved: 'Aprobado',
      declined: 'Rechazado',
      expired: 'Vencido',
      replaced: 'Reemplazado',
    },
    'change order': {
      draft: 'Borrador',
      sent: 'Enviada',
      approved: 'Aprobada',
      declined: 'Rechazada',
      expired: 'Vencida',
      replaced: 'Reemplazada',
    },
  },
  titles: {
    estimate: (name) => `Presupuesto ${name}`,
    'change order': (name) => `Orden de cambio ${name}`,
  },
  version: (number, version) => `${number} versión ${version}`,
};
