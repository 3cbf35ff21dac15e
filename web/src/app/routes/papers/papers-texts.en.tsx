import type { ReactNode } from 'react';

export const texts = {
  estimate: {
    title: 'Your estimate',
    whatItIs: 'See your estimate, approve it or ask a question.',
    purpose: 'see your estimate',
    whatWeMailed: 'Open the estimate we e-mailed you.',
    whatOpens: 'Look at it, ask us something, sign it or decline it. No need to sign in.',
    open: 'Open your estimate',
  },
  invoice: {
    title: 'Your invoice',
    whatItIs: 'See your invoice and pay it by card.',
    purpose: 'see your invoice',
    whatWeMailed: 'Open the invoice we e-mailed you.',
    whatOpens: 'Look at it, download it and pay it by card. No need to sign in.',
    open: 'Open your invoice',
  },
  signInFirst: 'Sign in to open this. Only you can see it.',
  loggingOut: 'Logging out',
  questions: (phone: ReactNode) => <>Questions? Call us at {phone}.</>,
  loadingForm: 'Loading the card form',
  checkSignal: 'Please check your signal and try again.',
  pdfNotLoaded: 'The PDF was not loaded',
  downloadPdf: 'Download PDF',
};
