export const texts = {
  durations: {
    '30': '30 minutos',
    '60': '1 hora',
    '120': '2 horas',
    '240': '4 horas',
    '480': 'Todo el día',
  },
  duration: 'La duración debe ser de 30, 60, 120, 240 o 480 minutos',
  messages: {
    titleRequired: 'Falta el título',
    dateRequired: 'Faltan la fecha y la hora',
  },
};
