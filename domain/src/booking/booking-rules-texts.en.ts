export const texts = {
  step: 'Minutes between time slots',
  gap: 'Gap',
  earliestBooking: 'Earliest booking',
  horizon: 'Furthest booking',
  cutoff: 'Cutoff',
  arrivalWindow: 'Arrival window',
};
