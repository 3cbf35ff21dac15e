import { bookAppointment, listClientAppointments } from './appointments.ts';
import { lookUpClient } from './clients.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { addStaff } from './desk/add-staff.ts';
import { changeStaff } from './desk/change-staff.ts';
import { whoAmI } from './desk/me.ts';
import { health } from './health.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { logout } from './logout.ts';
import { listClientProjects } from './projects.ts';
import { requestQuote } from './quotes.ts';
import type { Route } from './route.ts';
import { stripeWebhook } from './stripe-webhook.ts';

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
  health,
  whoAmI,
  addStaff,
  changeStaff,
];

/** What Stripe calls: instances of its own, so that nothing visitors do can keep an event waiting. */
export const stripeRoutes: readonly Route[] = [stripeWebhook];

/** Every route of the API, whichever function serves it. */
export const routes: readonly Route[] = [...siteRoutes, ...stripeRoutes];
