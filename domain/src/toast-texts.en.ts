/** Specification section 8, the error catalogue: what people are told, word for word. */
export const texts = {
  toasts: {
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
  },
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}!`,
  empty: {
    noProjects: 'No active projects',
    noAppointments: 'No upcoming appointments',
  },
  notFound: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
};
