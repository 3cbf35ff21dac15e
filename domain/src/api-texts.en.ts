import { business } from './values/business.ts';
import { plural } from './values/language.ts';

const inWords = (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`);

const documentNames: Readonly<Record<string, string>> = {
  payments: 'Payment',
  invoices: 'Invoice',
  estimates: 'Estimate',
  projects: 'Project',
};

export const texts = {
  answers: {
    clientNotFound: 'Client not found',
    noSession: 'Please sign in again',
    notVerified: 'Please confirm with the code we sent you',
    notVerifiedToEndSessions:
      'Please confirm with a code first, so that no one who only knows your e-mail can log you out',
    notVerifiedForNotifications:
      'Please confirm with a code first: notifications about your visits only go to your own devices',
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
    changedMeanwhile: 'This was changed in the meantime. Please look at both versions and save again',
    keyReused: 'This request was already sent with other contents',
    otherSite: 'Please use our own website for this',
    bodyTooSlow: 'The request took too long to arrive. Please try again',
    bodyIncomplete: 'Part of the request did not arrive',
    unavailable: 'The service is busy. Please try again in a minute',
    internal: 'Something went wrong on our side. Please try again or call us',
  },
  unreadable: (collection: string, id: string, fields: readonly string[]) => {
    const name = documentNames[collection] ?? `The document in ${collection}`;
    const wrong = fields.length > 0 ? ` (${fields.join(', ')})` : '';
    return `${name} ${id} cannot be read${wrong}. Fix it in the Firebase console, then try again`;
  },
  manyRequests: (minutes: number) =>
    `Too many requests. Please try again in ${inWords(minutes)} or call ${business.phone}`,
  manyCodes: (minutes: number) =>
    `Too many codes for this e-mail. Use the link in our newest e-mail, try again in ${inWords(minutes)}, or call ${business.phone}`,
};
