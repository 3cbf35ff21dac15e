export const texts = {
  every: {
    '3': 'Every 3 months',
    '6': 'Every 6 months',
    '12': 'Every 12 months',
  },
  everyRequired: 'Repeat every 3, 6 or 12 months',
};
