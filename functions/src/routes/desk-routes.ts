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

/** What the desk calls, at /api/desk/: loaded with the first of its requests. A new one is a file of its own and a line here. */
export const deskRoutes: readonly Route[] = [
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
