import { business } from './values/business.ts';

/** Specification section 8, the error catalogue: what people are told, word for word. */
export const toasts = {
  quoteSubmitted: {
    title: 'Quote Request Submitted',
    description: "We'll contact you within 24 hours with your free quote!",
  },
  quoteFailed: { title: 'Submission Failed' },
  /** Not in the specification: there is no connection, and the quote waits on the device. */
  quoteSaved: { title: 'Saved on this phone', description: 'It will be sent when you are back online.' },
  loginFailed: {
    title: 'Login Failed',
    description: 'Client not found. Please check your email address.',
  },
  loginSucceeded: { title: 'Login Successful' },
  appointmentFailed: { title: 'Scheduling Failed' },
  appointmentScheduled: {
    title: 'Appointment Scheduled',
    description: 'Your appointment has been successfully scheduled!',
  },
  paymentFailed: { title: 'Payment Failed' },
  paymentSucceeded: { title: 'Payment Successful', description: 'Thank you for your payment!' },
  paymentProcessing: {
    title: 'Payment Processing',
    description: 'Your bank is still working on it. There is nothing more you need to do.',
  },
} as const;

/** What the Login Successful toast says. */
export function welcomeBack(firstName: string): string {
  return `Welcome back, ${firstName}!`;
}

export const emptyTexts = {
  noProjects: 'No active projects',
  noAppointments: 'No upcoming appointments',
} as const;

export const notFoundTexts = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
} as const;

/** What the API answers with, as text/plain (design of the HTTP API). */
export const apiMessages = {
  clientNotFound: 'Client not found',
  noSession: 'Please sign in again',
  notVerified: 'Please confirm with the code we sent you',
  notVerifiedToEndSessions:
    'Please confirm with a code first: whoever only knows your e-mail is not to log you out on your devices',
  notVerifiedForNotifications:
    'Please confirm with a code first: notifications about your visits go to devices of yours alone',
  notYours: 'This belongs to another client',
  otherClient: 'Another client is now signed in on this browser. Please reload the page or sign in again',
  notFound: 'Not found',
  projectNotFound: 'Project not found',
  projectOfOther: 'This project belongs to another client',
  methodNotAllowed: 'Method not allowed',
  tooLarge: 'The request is too large',
  notJson: 'Please send JSON',
  brokenJson: 'The request body is not valid JSON',
  brokenUrl: 'The address is not valid',
  badSignature: 'The signature is not valid',
  keyInvalid: 'Idempotency-Key must be a UUID',
  changedMeanwhile: 'This was changed meanwhile. Please look at both versions and save again',
  keyReused: 'This request was already sent with other contents',
  otherSite: 'Please use our own website for this',
  bodyTooSlow: 'The request took too long to arrive. Please try again',
  bodyIncomplete: 'The request did not arrive whole',
  unavailable: 'The service is busy. Please try again in a minute',
  internal: 'Something went wrong on our side. Please try again or call us',
} as const;

const documentNames: Readonly<Record<string, string>> = {
  payments: 'Payment',
  invoices: 'Invoice',
  estimates: 'Estimate',
  projects: 'Project',
};

/** What staff are told where a document of Firestore stands in the way. @param fields the names of those that are wrong */
export function unreadableDocument(collection: string, id: string, fields: readonly string[]): string {
  const name = documentNames[collection] ?? `The document in ${collection}`;
  const wrong = fields.length > 0 ? ` (${fields.join(', ')})` : '';
  return `${name} ${id} cannot be read${wrong}. Fix it in the Firebase console, then try again`;
}

/** What the API answers with when a limit is reached. @param minutes until it lets requests through again, 1 or more */
export function tooManyRequests(minutes: number): string {
  return `Too many requests. Please try again in ${inWords(minutes)} or call ${business.phone}`;
}

/** What the API answers with when no more codes are sent to an e-mail. @param minutes until another one is, 1 or more */
export function tooManyCodes(minutes: number): string {
  return `Too many codes for this e-mail. Use the link in our newest mail, try again in ${inWords(minutes)}, or call ${business.phone}`;
}

function inWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
