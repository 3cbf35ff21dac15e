import type { Route } from '#http/route.ts';
import { approveEstimate, askAboutEstimate, declineEstimate } from './portal/answer-estimate.ts';
import { bookAppointment, listClientAppointments } from './portal/appointments.ts';
import { lookUpClient } from './portal/clients.ts';
import { exportMe } from './portal/export-me.ts';
import { logOutEverywhere } from './portal/log-out-everywhere.ts';
import { logout } from './portal/logout.ts';
import { changeMyDetails, showMyDetails } from './portal/me.ts';
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
  health,
  showPushKey,
  addPushDevice,
  dropPushDevice,
  listSpecialDays,
  openMailPreferences,
  changeMailPreferences,
  approveEstimate,
  declineEstimate,
  askAboutEstimate,
];

/** What Stripe calls: instances of its own, so that nothing visitors do can keep an event waiting. */
export const stripeRoutes: readonly Route[] = [stripeWebhook];
