import type { Route } from '#http/route.ts';
import { acceptQuote } from './desk/accept-quote.ts';
import { addAppointment } from './desk/add-appointment.ts';
import { addBlock } from './desk/add-block.ts';
import { addClient } from './desk/add-client.ts';
import { addStaff } from './desk/add-staff.ts';
import { assignPayment } from './desk/assign-payment.ts';
import { changeAppointment } from './desk/change-appointment.ts';
import { changeBlock } from './desk/change-block.ts';
import { changeClient } from './desk/change-client.ts';
import { changeEstimate } from './desk/change-estimate.ts';
import { changeInvoice, creditInvoice, sendInvoice, voidInvoice } from './desk/change-invoice.ts';
import { changeMoneySettings } from './desk/change-money-settings.ts';
import { changeProject } from './desk/change-project.ts';
import { changeSettings } from './desk/change-settings.ts';
import { changeStaff } from './desk/change-staff.ts';
import { closeQuote } from './desk/close-quote.ts';
import { copyEstimate, reviseEstimate } from './desk/copy-estimate.ts';
import { createEstimate } from './desk/create-estimate.ts';
import { createInvoice } from './desk/create-invoice.ts';
import { createProject } from './desk/create-project.ts';
import { dismissMail } from './desk/dismiss-mail.ts';
import { eraseClient } from './desk/erase-client.ts';
import { changeTemplate, createTemplate } from './desk/estimate-templates.ts';
import { exportClient } from './desk/export-client.ts';
import { exportCsv } from './desk/export-csv.ts';
import { listJobSheets } from './desk/list-job-sheets.ts';
import { whoAmI } from './desk/me.ts';
import { mergeClients } from './desk/merge-clients.ts';
import { noteOnAppointment } from './desk/note-on-appointment.ts';
import { noteOnProject } from './desk/note-on-project.ts';
import { openQuote } from './desk/open-quote.ts';
import { recordPayment } from './desk/record-payment.ts';
import { refundPayment } from './desk/refund-payment.ts';
import { reopenQuote } from './desk/reopen-quote.ts';
import { sendMailAgain } from './desk/send-mail-again.ts';
import { showStripeReport } from './desk/show-stripe-report.ts';
import { discardEstimate, markEstimateAnswered, sendEstimate } from './desk/step-estimate.ts';
import { cancelAppointment, finishAppointment, setOut, startAppointment } from './desk/tap-appointment.ts';
import { voidPayment } from './desk/void-payment.ts';
import { writeMail } from './desk/write-mail.ts';
import { approveEstimate, askAboutEstimate, declineEstimate } from './portal/answer-estimate.ts';
import { bookAppointment, listClientAppointments } from './portal/appointments.ts';
import { lookUpClient } from './portal/clients.ts';
import { exportMe } from './portal/export-me.ts';
import { logOutEverywhere } from './portal/log-out-everywhere.ts';
import { logout } from './portal/logout.ts';
import { changeMyDetails, showMyDetails } from './portal/me.ts';
import { downloadEstimate, downloadInvoice, downloadReceipt } from './portal/papers.ts';
import { listClientPayments } from './portal/payments.ts';
import { listClientProjects } from './portal/projects.ts';
import { addPushDevice, dropPushDevice } from './portal/push-devices.ts';
import { createPaymentIntent } from './public/create-payment-intent.ts';
import { health } from './public/health.ts';
import { changeMailPreferences, openMailPreferences } from './public/mail-preferences.ts';
import { showPushKey } from './public/push-key.ts';
import { requestQuote } from './public/quotes.ts';
import { sendCode } from './public/send-code.ts';
import { listSpecialDays } from './public/special-days.ts';
import { stripeWebhook } from './public/stripe-webhook.ts';
import { verifyCode } from './public/verify-code.ts';

/** What the site and its visitors call. A new route is a file of its own beside this one and a line here. */
export const siteRoutes: readonly Route[] = [
  requestQuote,
  lookUpClient,
  listClientProjects,
  listClientAppointments,
  bookAppointment,
  createPaymentIntent,
  logout,
  logOutEverywhere,
  sendCode,
  verifyCode,
  showMyDetails,
  changeMyDetails,
  exportMe,
  listClientPayments,
  downloadEstimate,
  downloadInvoice,
  downloadReceipt,
  health,
  showPushKey,
  addPushDevice,
  dropPushDevice,
  listSpecialDays,
  openMailPreferences,
  changeMailPreferences,
  whoAmI,
  addStaff,
  changeStaff,
  openQuote,
  acceptQuote,
  closeQuote,
  reopenQuote,
  addClient,
  changeClient,
  mergeClients,
  exportClient,
  eraseClient,
  setOut,
  startAppointment,
  finishAppointment,
  cancelAppointment,
  listJobSheets,
  createProject,
  changeProject,
  noteOnProject,
  noteOnAppointment,
  recordPayment,
  voidPayment,
  refundPayment,
  assignPayment,
  createEstimate,
  changeEstimate,
  sendEstimate,
  discardEstimate,
  markEstimateAnswered,
  copyEstimate,
  reviseEstimate,
  createTemplate,
  changeTemplate,
  createInvoice,
  changeInvoice,
  sendInvoice,
  voidInvoice,
  creditInvoice,
  changeMoneySettings,
  showStripeReport,
  approveEstimate,
  declineEstimate,
  askAboutEstimate,
  exportCsv,
  addAppointment,
  changeAppointment,
  addBlock,
  changeBlock,
  changeSettings,
  writeMail,
  sendMailAgain,
  dismissMail,
];

/** What Stripe calls: instances of its own, so that nothing visitors do can keep an event waiting. */
export const stripeRoutes: readonly Route[] = [stripeWebhook];

/** Every route of the API, whichever function serves it. */
export const routes: readonly Route[] = [...siteRoutes, ...stripeRoutes];
