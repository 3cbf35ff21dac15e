import { inLanguages, say } from '@welding/domain/values/language';

export const portalProjectsTexts = inLanguages({
  paidInFull: say('Paid in full', 'Pagado por completo'),
  paidTooMuch: say(
    (amount: string) => `${amount} overpaid`,
    (amount) => `${amount} pagados de más`,
  ),
  onItsWay: say(
    (amount: string) => `${amount} on its way from your bank.`,
    (amount) => `${amount} en camino desde su banco.`,
  ),
  toPay: say(
    (amount: string) => `${amount} to pay`,
    (amount) => `${amount} por pagar`,
  ),
  newProject: say(
    (title: string) => `New project: ${title}.`,
    (title) => `Proyecto nuevo: ${title}.`,
  ),
  isNow: say(
    (title: string, status: string) => `${title} is now ${status}.`,
    (title, status) => `Nuevo estado de ${title}: ${status}.`,
  ),
  nowScheduled: say(
    (title: string, date: string) => `${title} is now scheduled for ${date}.`,
    (title, date) => `${title} ahora está programado para el ${date}.`,
  ),
  noLongerScheduled: say(
    (title: string) => `${title} is no longer scheduled.`,
    (title) => `${title} ya no está programado.`,
  ),
  updated: say(
    (title: string) => `${title} was updated.`,
    (title) => `${title} se actualizó.`,
  ),
  offline: say(
    'You are offline. Paying needs a connection.',
    'No tiene conexión. Para pagar se necesita una.',
  ),
  paymentOptions: say('Payment Options', 'Opciones de pago'),
  payInYourTime: say(
    'Pay an estimate or an invoice online, whenever it suits you.',
    'Pague un presupuesto o una factura en línea, cuando le convenga.',
  ),
  makePayment: say('Make Payment', 'Hacer un pago'),
  viewHistory: say('View Payment History', 'Ver historial de pagos'),
  history: say('Payment History', 'Historial de pagos'),
  currentProjects: say('Current Projects', 'Proyectos actuales'),
  tellUs: say(
    'Tell us what broke, and we’ll send you a free quote.',
    'Díganos qué se rompió y le enviaremos una cotización gratis.',
  ),
  getQuote: say('Get Free Quote', 'Solicitar cotización gratis'),
});
