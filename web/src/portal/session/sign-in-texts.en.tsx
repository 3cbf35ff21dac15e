import type { ReactNode } from 'react';

export const texts = {
  pageDescription: 'Sign in to see your projects and appointments, book a visit and pay by card.',
  clientPortal: 'Client Portal',
  yourProjects: (firm: string) => `Your projects with ${firm}, in one place.`,
  reasons: {
    status: 'See where your job stands, as it changes',
    visits: 'Book a visit and keep your appointments at hand',
    card: 'Pay by card, no stamp or call needed',
  },
  loading: 'Loading',
  email: 'Email',
  emailHint: 'The one you gave us for your estimate.',
  projectIdOrPhone: 'Project ID or Phone',
  keepSignedIn: 'Keep me signed in on this device',
  signingIn: 'Signing in',
  signIn: 'Sign in',
  stillCall: (problem: string, phone: ReactNode) => (
    <>
      {problem} If that does not help, call {phone}.
    </>
  ),
  noClient:
    'We have no client with this e-mail. Check its spelling, or try the address we send your estimates to.',
  listsUnreachable: 'We found you, but could not reach your projects. Check your signal and try again.',
};
