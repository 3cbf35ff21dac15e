export const texts = {
  scheduleService: 'Schedule Service',
  /** What a code is asked for. */
  purposes: {
    papers: 'see your estimates and invoices',
    payments: 'see your payments',
    notifications: 'send notifications to this device',
    photos: 'see the photos of your projects',
    details: 'see and change your details',
    download: 'download everything',
    logOut: 'log you out on your other devices',
    visit: 'move or cancel this visit',
  },
};
