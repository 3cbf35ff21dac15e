import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './projects-texts.en.ts';

export const texts: Translated<typeof english> = {
  paidInFull: 'Pagado por completo',
  paidTooMuch: (amount) => `${amount} pagados de más`,
  toPay: (amount) => `${amount} por pagar`,
  newProject: (title) => `Proyecto nuevo: ${title}.`,
  isNow: (title, status) => `Nuevo estado de ${title}: ${status}.`,
  nowScheduled: (title, date) => `${title} ahora está programado para el ${date}.`,
  noLongerScheduled: (title) => `${title} ya no está programado.`,
  updated: (title) => `${title} se actualizó.`,
  offline: 'No tiene conexión. Para pagar se necesita una.',
  paymentOptions: 'Opciones de pago',
  payInYourTime: 'Pague un presupuesto o una factura con tarjeta, cuando le convenga.',
  makePayment: 'Hacer un pago',
  viewHistory: 'Ver historial de pagos',
  history: 'Historial de pagos',
  notScheduled: 'Todavía sin fecha',
  currentProjects: 'Proyectos actuales',
  tellUs: 'Díganos qué se rompió y le enviaremos una cotización gratis.',
  getQuote: 'Solicitar cotización gratis',
};
