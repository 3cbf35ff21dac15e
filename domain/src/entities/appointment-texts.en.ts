export const texts = {
  durations: {
    '30': '30 minutes',
    '60': '1 hour',
    '120': '2 hours',
    '240': '4 hours',
    '480': 'Full day',
  },
  duration: 'Duration must be 30, 60, 120, 240 or 480 minutes',
  messages: {
    titleRequired: 'Title is required',
    dateRequired: 'Date and time is required',
  },
};
