import { inLanguages, say } from '../values/language.ts';

export const estimateTexts = inLanguages({
  approvalWays: {
    portal: say('signed in to the portal', 'con sesión iniciada en el portal'),
    link: say('by the link in our email', 'con el enlace de nuestro correo'),
    in_person: say('in person, on our device', 'en persona, en nuestro dispositivo'),
    phone: say('by phone', 'por teléfono'),
  },
  states: {
    estimate: {
      draft: say('Draft', 'Borrador'),
      sent: say('Sent', 'Enviado'),
      approved: say('Approved', 'Aprobado'),
      declined: say('Declined', 'Rechazado'),
      expired: say('Expired', 'Vencido'),
      replaced: say('Replaced', 'Reemplazado'),
    },
    'change order': {
      draft: say('Draft', 'Borrador'),
      sent: say('Sent', 'Enviada'),
      approved: say('Approved', 'Aprobada'),
      declined: say('Declined', 'Rechazada'),
      expired: say('Expired', 'Vencida'),
      replaced: say('Replaced', 'Reemplazada'),
    },
  },
  titles: {
    estimate: say(
      (name: string) => `Estimate ${name}`,
      (name) => `Presupuesto ${name}`,
    ),
    'change order': say(
      (name: string) => `Change order ${name}`,
      (name) => `Orden de cambio ${name}`,
    ),
  },
  version: say(
    (number: string, version: number) => `${number} version ${version}`,
    (number, version) => `${number} versión ${version}`,
  ),
});
