const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** Which article a time takes: la 1:00, las 7:00. */
const atClock = (clock: string) => `${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`;

export const texts = {
  emergencyOnly: 'Solo emergencias',
  closed: 'Cerrado',
  openNow: 'Abierto ahora',
  opensToday: (clock: string) => `Abre hoy ${atClock(clock)}`,
  opensOn: (weekday: number, clock: string) => `Abre el ${weekdays[weekday]} ${atClock(clock)}`,
};
