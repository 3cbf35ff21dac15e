export const texts = {
  theseVisits: 'these visits',
  about: {
    'visit-booked': 'this visit',
    'visit-moved': 'the new time',
    'visit-cancelled': 'the cancellation',
    'visit-needs-time': 'choosing a new time',
    'on-my-way': 'your arrival',
    'not-on-my-way': 'not being on the way yet',
  },
};
