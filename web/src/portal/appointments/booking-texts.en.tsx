import type { ReactNode } from 'react';

export const texts = {
  scheduling: 'Scheduling',
  schedule: 'Schedule Appointment',
  offline: (phone: ReactNode) => <>You are offline. Booking needs a connection; to book now, call {phone}.</>,
  service: 'Service',
  duration: 'Duration',
  place: 'Address or ZIP (optional)',
  project: 'Project (optional)',
  noProject: 'None of them',
  description: 'Description (optional)',
  specialOpen: (day: string, hours: string) => `${day}: open ${hours} that day.`,
  specialClosed: (day: string) => `${day}: we are closed that day.`,
  outsideHours: (emergency: ReactNode) => (
    <>
      Outside our business hours. You can still book it: we will call to confirm. In an emergency, call{' '}
      {emergency}.
    </>
  ),
  onDeviceClock: (time: string) => `On this device's clock: ${time}`,
  skippedTime: 'This time does not exist. Please choose another',
  dateAndTime: 'Date and time',
  dateAndChicagoTime: 'Date and time (Chicago time)',
  anyOtherTime: 'Also any time that is not among the free ones',
  businessHours: 'Business hours',
  askedOnce: 'We ask once and use it for your next visits.',
  whereToCome: 'Where our welder should come.',
  where: 'Where',
  atKnownAddress: 'At the address we have for you.',
  somewhereElse: 'Somewhere else',
  unknownZip: (zip: string) => `We do not know ${zip}. You can still book: we’ll call if it’s far.`,
  farAway: (place: string, miles: number, radius: number) =>
    `${place} is about ${miles} miles away, outside our ${radius}-mile area. You can still book: we’ll call you about the drive.`,
  stillHereNearby: 'Everything else you typed is still here. Free nearby:',
  stillHere: 'Everything else you typed is still here. Please choose another one.',
  chosenArrival: (arrival: string) => `: we arrive ${arrival}`,
};
