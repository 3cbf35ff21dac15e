import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './booking-texts.en.tsx';

export const texts: Translated<typeof english> = {
  scheduling: 'Reservando',
  schedule: 'Reservar cita',
  offline: (phone) => (
    <>No tiene conexión. Para reservar se necesita una; si quiere reservar ahora, llame al {phone}.</>
  ),
  service: 'Servicio',
  duration: 'Duración',
  place: 'Dirección o código postal (opcional)',
  project: 'Proyecto (opcional)',
  noProject: 'Ninguno de ellos',
  description: 'Descripción (opcional)',
  specialOpen: (day, hours) => `${day}: ese día abrimos ${hours}.`,
  specialClosed: (day) => `${day}: ese día no abrimos.`,
  outsideHours: (emergency) => (
    <>
      Está fuera de nuestro horario. Aun así puede reservar: le llamaremos para confirmar. En una emergencia,
      llame al {emergency}.
    </>
  ),
  onDeviceClock: (time) => `En el reloj de este dispositivo: ${time}`,
  skippedTime: 'Esta hora no existe. Elija otra',
  dateAndTime: 'Fecha y hora',
  dateAndChicagoTime: 'Fecha y hora (hora de Chicago)',
  anyOtherTime: 'También cualquier hora que no esté entre las libres',
  businessHours: 'Horario',
  askedOnce: 'Se la pedimos una vez y la usamos para sus próximas visitas.',
  whereToCome: 'A dónde debemos ir.',
  where: 'Dónde',
  atKnownAddress: 'En la dirección que tenemos de usted.',
  somewhereElse: 'En otro lugar',
  unknownZip: (zip) => `No conocemos el ${zip}. Aun así puede reservar: le llamaremos si queda lejos.`,
  farAway: (place, miles, radius) =>
    `${place} queda a unas ${miles} millas, fuera de nuestra zona de ${radius} millas. Aun así puede reservar: le llamaremos para hablar del traslado.`,
  stillHereNearby: 'Todo lo demás que escribió sigue aquí. Horas libres cercanas:',
  stillHere: 'Todo lo demás que escribió sigue aquí. Elija otra hora.',
  chosenArrival: (arrival) => `. Llegada: ${arrival}`,
};
