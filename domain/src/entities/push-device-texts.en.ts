export const texts = {
  messages: {
    notSubscription: 'This is no push subscription',
    refusedEndpoint: 'Notifications cannot be sent to this push service',
  },
};
