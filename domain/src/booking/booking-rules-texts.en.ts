export const texts = {
  step: 'Step',
  gap: 'Gap',
  earliestBooking: 'Earliest booking',
  horizon: 'Horizon',
  cutoff: 'Cutoff',
  arrivalWindow: 'Arrival window',
};
