import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './email-changed-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  emailSubject: 'Su correo electrónico con nosotros cambió',
  takeItBack: 'Si no fue usted, recupérelo.',
  callUs: 'Si no fue usted, llámenos.',
  emailHeading: 'Su correo electrónico cambió',
  changedByOffice: 'Si lo cambió usted o alguien de nuestra oficina, no hay nada que hacer.',
  thisWasNotMe: 'No fui yo',
  newAddress: (email) =>
    `Desde ahora nuestros correos le llegan a ${email}, y esa dirección abre su portal de clientes. Esta ya no lo abre.`,
  changedByYou: (days) =>
    `Si lo cambió usted, no hay nada que hacer. Si no, el botón vuelve a poner esta dirección como la suya y cierra todas las sesiones de su portal. Sirve durante ${days} días.`,
  notYouCall: (phone) => `¿No fue usted? Llame al ${phone}`,
  questionsCall: (phone) => `¿Preguntas? Llame al ${phone}.`,
};
