import { inLanguages, say } from '@welding/domain/values/language';

export const routeTexts = inLanguages({
  home: say('Home', 'Inicio'),
  services: say('Services', 'Servicios'),
  work: say('Our work', 'Nuestros trabajos'),
  privacy: say('Privacy', 'Privacidad'),
  clientPortal: say('Client Portal', 'Portal de clientes'),
  makePayment: say('Make a payment', 'Hacer un pago'),
  estimate: say('Estimate', 'Presupuesto'),
  invoice: say('Invoice', 'Factura'),
  reminders: say('Reminders by email', 'Recordatorios por correo'),
});
