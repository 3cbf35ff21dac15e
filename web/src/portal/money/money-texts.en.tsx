import type { ReactNode } from 'react';

export const texts = {
  title: 'Estimates and Invoices',
  noun: 'estimates and invoices',
  clientPortal: 'Client Portal',
  openPdf: 'Open as PDF',
  date: 'Date',
  from: 'From',
  terms: 'Terms',
  waitingForYou: 'Waiting for you',
  nonePapers: 'No estimates or invoices yet. What we send you is listed here.',
  totalValidUntil: (total: string, day: string) => `${total}, valid until ${day}`,
  toPayBy: (balance: string, day: string) => `${balance} to pay by ${day}`,
  whatIsBehind: 'Look at estimates and approve them, see what’s due, and save each as a PDF.',
  seeThem: 'See them',
  invoice: (number: string) => `Invoice ${number}`,
  invoiceVoid: 'This invoice is void: nothing is due.',
  theInvoice: 'The invoice',
  due: 'Due',
  billTo: 'Bill to',
  pay: (amount: string) => `Pay ${amount}`,
  onItsWay: (amount: string) =>
    `Thank you. Your payment of ${amount} is on its way to us; this page says so as soon as it has arrived.`,
  notNow: 'Not now',
  answerOffline: 'You are offline. This needs a connection; what you typed stays.',
  nothingLost: (problem: string) => `${problem}. Nothing you typed is lost.`,
  notFound: 'Not found',
  tryAgain: 'Try again',
  papers: {
    estimate: {
      your: 'Your estimate',
      loading: 'Loading your estimate',
      neverLoaded:
        'Your estimate was not loaded on this device yet. It appears here as soon as there is a connection.',
      notLoaded: (phone: ReactNode) => (
        <>Your estimate could not be loaded. Try again, confirm with a code, or call us at {phone}.</>
      ),
      notYours: (phone: ReactNode) => (
        <>
          This estimate isn’t one of yours. Was it sent to another e-mail of yours? Log out and sign in with
          that one, or call us at {phone}.
        </>
      ),
    },
    invoice: {
      your: 'Your invoice',
      loading: 'Loading your invoice',
      neverLoaded:
        'Your invoice was not loaded on this device yet. It appears here as soon as there is a connection.',
      notLoaded: (phone: ReactNode) => (
        <>Your invoice could not be loaded. Try again, confirm with a code, or call us at {phone}.</>
      ),
      notYours: (phone: ReactNode) => (
        <>
          This invoice isn’t one of yours. Was it sent to another e-mail of yours? Log out and sign in with
          that one, or call us at {phone}.
        </>
      ),
    },
  },
};
