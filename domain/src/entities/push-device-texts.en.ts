export const texts = {
  messages: {
    notSubscription: 'This is not a push subscription',
    refusedEndpoint: 'Notifications cannot be sent to this push service',
  },
};
