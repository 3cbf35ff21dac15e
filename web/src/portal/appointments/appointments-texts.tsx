import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const appointmentsTexts = inLanguages({
  when: say(
    (time: ReactNode, isChicago: boolean, duration: string) => (
      <>
        {time}
        {isChicago && ' Chicago time'}, {duration}
      </>
    ),
    (time, isChicago, duration) => (
      <>
        {time}
        {isChicago && ', hora de Chicago'}, {duration}
      </>
    ),
  ),
  weArrive: say(
    (arrival: string) => `We arrive ${arrival}.`,
    (arrival) => `Llegada: ${arrival}.`,
  ),
  outsideHours: say(
    'Outside our business hours: we will call to confirm.',
    'Fuera de nuestro horario: le llamaremos para confirmar.',
  ),
  needsTime: say('We can’t make this time.', 'No podemos ir a esa hora.'),
  chooseTimes: say('Choose a New Time', 'Elija otra hora'),
  cannotMake: say(
    (time: string) => `We’re sorry: we can’t make ${time}.`,
    (time) => `Lo sentimos: no podemos ir el ${time}.`,
  ),
  chooseTime: say('Choose a new time', 'Elegir otra hora'),
  chooseTimeFor: say(
    (title: string) => `Choose a new time: ${title}`,
    (title) => `Elegir otra hora: ${title}`,
  ),
  moveOrCancel: say('Move or cancel', 'Cambiar o cancelar'),
  moveOrCancelVisit: say(
    (title: string, time: string) => `Move or cancel: ${title}, ${time}`,
    (title, time) => `Cambiar o cancelar: ${title}, ${time}`,
  ),
  addToCalendar: say('Add to calendar', 'Agregar al calendario'),
  addVisitToCalendar: say(
    (title: string, time: string) => `Add to calendar: ${title}, ${time}`,
    (title, time) => `Agregar al calendario: ${title}, ${time}`,
  ),
  upcoming: say('Upcoming Appointments', 'Próximas citas'),
  pickTime: say(
    'Pick a time that suits you: we come to you.',
    'Elija la hora que le convenga: nosotros vamos a donde usted esté.',
  ),
  bookVisit: say('Book a visit', 'Reservar una visita'),
  newAppointment: say(
    (title: string, time: string) => `New visit: ${title}, ${time}.`,
    (title, time) => `Cita nueva: ${title}, ${time}.`,
  ),
  movedTo: say(
    (title: string, time: string) => `${title} moved to ${time}.`,
    (title, time) => `${title} se cambió a: ${time}.`,
  ),
  isNow: say(
    (title: string, status: string) => `${title} is now ${status}.`,
    (title, status) => `Nuevo estado de ${title}: ${status}.`,
  ),
  updated: say(
    (title: string) => `${title} was updated.`,
    (title) => `${title} se actualizó.`,
  ),
  noCalendarFile: say('No Calendar File', 'No hay archivo de calendario'),
  fileNotMade: say(
    'It could not be made. Please check your signal and try again.',
    'No se pudo crear. Revise su señal e inténtelo de nuevo.',
  ),
});
