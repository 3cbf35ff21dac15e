import { bookAppointment, listClientAppointments } from './appointments.ts';
import { lookUpClient } from './clients.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { addStaff } from './desk/add-staff.ts';
import { changeStaff } from './desk/change-staff.ts';
import { whoAmI } from './desk/me.ts';
import { health } from './health.ts';
import { logout } from './logout.ts';
import { listClientProjects } from './projects.ts';
import { requestQuote } from './quotes.ts';
import type { Route } from './route.ts';
import { stripeWebhook } from './stripe-webhook.ts';

/** Every route of the API. A new one is a file of its own beside this one and a line here. */
export const routes: readonly Route[] = [
  requestQuote,
  lookUpClient,
  listClientProjects,
  listClientAppointments,
  bookAppointment,
  createPaymentIntent,
  stripeWebhook,
  logout,
  health,
  whoAmI,
  addStaff,
  changeStaff,
];
