import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './appointments-texts.en.tsx';

export const texts: Translated<typeof english> = {
  when: (time, isChicago, duration) => (
    <>
      {time}
      {isChicago && ', hora de Chicago'}, {duration}
    </>
  ),
  weArrive: (arrival) => `Llegada: ${arrival}.`,
  outsideHours: 'Fuera de nuestro horario: le llamaremos para confirmar.',
  needsTime: 'No podemos ir a esa hora.',
  chooseTimes: 'Elija otra hora',
  cannotMake: (time) => `Lo sentimos: no podemos ir el ${time}.`,
  chooseTime: 'Elegir otra hora',
  chooseTimeFor: (title) => `Elegir otra hora: ${title}`,
  moveOrCancel: 'Cambiar o cancelar',
  moveOrCancelVisit: (title, time) => `Cambiar o cancelar: ${title}, ${time}`,
  addToCalendar: 'Agregar al calendario',
  addVisitToCalendar: (title, time) => `Agregar al calendario: ${title}, ${time}`,
  upcoming: 'Próximas citas',
  pickTime: 'Elija la hora que le convenga: nosotros vamos a donde usted esté.',
  bookVisit: 'Reservar una visita',
  newAppointment: (title, time) => `Cita nueva: ${title}, ${time}.`,
  movedTo: (title, time) => `${title} se cambió a: ${time}.`,
  isNow: (title, status) => `Nuevo estado de ${title}: ${status}.`,
  updated: (title) => `${title} se actualizó.`,
  noCalendarFile: 'No hay archivo de calendario',
  fileNotMade: 'No se pudo crear. Revise su señal e inténtelo de nuevo.',
};
