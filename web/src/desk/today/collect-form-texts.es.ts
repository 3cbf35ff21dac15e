import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './collect-form-texts.en.ts';

export const texts: Translated<typeof english> = {
  amount: 'Monto',
  paidBy: 'Forma de pago',
  cash: 'Efectivo',
  check: 'Cheque',
  checkNumber: 'Número de cheque',
  optional: 'Opcional.',
  gotIt: 'Ya lo recibí',
  gotInCash: (amount) => `Recibí ${amount} en efectivo`,
  gotByCheck: (amount) => `Recibí ${amount} en cheque`,
  saving: 'Guardando',
  collected: (amount) => `${amount} cobrados`,
  receiptIsMailed: 'El recibo le llega al cliente por correo.',
  byCard: 'Con tarjeta, en el teléfono del cliente',
  invoice: (number) => `Factura ${number}`,
  pointCamera: (number, balance) => `Factura ${number}: ${balance}. El cliente apunta aquí con su cámara.`,
  qrCode: 'Código QR del enlace de abajo',
};
