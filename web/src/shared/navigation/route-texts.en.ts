export const texts = {
  home: 'Home',
  services: 'Services',
  privacy: 'Privacy',
  clientPortal: 'Client Portal',
  makePayment: 'Make a payment',
  estimate: 'Estimate',
  invoice: 'Invoice',
  reminders: 'Reminders by e-mail',
};
