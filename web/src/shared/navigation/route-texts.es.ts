import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './route-texts.en.ts';

export const texts: Translated<typeof english> = {
  home: 'Inicio',
  services: 'Servicios',
  privacy: 'Privacidad',
  clientPortal: 'Portal de clientes',
  makePayment: 'Hacer un pago',
  estimate: 'Presupuesto',
  invoice: 'Factura',
  reminders: 'Recordatorios por correo',
};
