const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const;
const months = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

export const texts = {
  locale: 'es-US',
  dayInYear: (weekday: number, day: number, month: number, year: number) =>
    `${weekdays[weekday]}, ${day} de ${months[month]} de ${year}`,
  // No line ends between the a and the m.
  timeOfDay: (hour: number, minutes: string) =>
    `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`,
};
