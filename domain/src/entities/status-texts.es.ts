export const texts = {
  // Of a project, un proyecto; a request of a quote, una solicitud, has its own words on the desk.
  request: {
    pending: 'Pendiente',
    in_progress: 'En curso',
    completed: 'Terminado',
    cancelled: 'Cancelado',
  },
  appointment: {
    scheduled: 'Programada',
    completed: 'Terminada',
    cancelled: 'Cancelada',
    rescheduled: 'Reprogramada',
  },
};
