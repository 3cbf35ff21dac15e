import type { ReactNode } from 'react';

export const texts = {
  when: (time: ReactNode, isChicago: boolean, duration: string) => (
    <>
      {time}
      {isChicago && ' Chicago time'}, {duration}
    </>
  ),
  weArrive: (arrival: string) => `We arrive ${arrival}.`,
  outsideHours: 'Outside our business hours: we will call to confirm.',
  needsTime: 'We can’t make this time.',
  chooseTimes: 'Choose a New Time',
  cannotMake: (time: string) => `We’re sorry: we can’t make ${time}.`,
  chooseTime: 'Choose a new time',
  chooseTimeFor: (title: string) => `Choose a new time: ${title}`,
  moveOrCancel: 'Move or cancel',
  moveOrCancelVisit: (title: string, time: string) => `Move or cancel: ${title}, ${time}`,
  addToCalendar: 'Add to calendar',
  addVisitToCalendar: (title: string, time: string) => `Add to calendar: ${title}, ${time}`,
  upcoming: 'Upcoming Appointments',
  pickTime: 'Pick a time that suits you: we come to you.',
  bookVisit: 'Book a visit',
  newAppointment: (title: string, time: string) => `New appointment: ${title}, ${time}.`,
  movedTo: (title: string, time: string) => `${title} moved to ${time}.`,
  isNow: (title: string, status: string) => `${title} is now ${status}.`,
  updated: (title: string) => `${title} was updated.`,
  noCalendarFile: 'No Calendar File',
  fileNotMade: 'It could not be made. Please check your signal and try again.',
};
