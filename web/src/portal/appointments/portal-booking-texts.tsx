import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const portalBookingTexts = inLanguages({
  scheduling: say('Scheduling', 'Reservando'),
  schedule: say('Schedule Appointment', 'Reservar cita'),
  offline: say(
    (phone: ReactNode) => <>You are offline. Booking needs a connection; to book now, call {phone}.</>,
    (phone) => (
      <>No tiene conexión. Para reservar se necesita una; si quiere reservar ahora, llame al {phone}.</>
    ),
  ),
  service: say('Service', 'Servicio'),
  duration: say('Duration', 'Duración'),
  place: say('Address or ZIP (optional)', 'Dirección o código postal (opcional)'),
  project: say('Project (optional)', 'Proyecto (opcional)'),
  noProject: say('Not for a current project', 'No es para un proyecto en curso'),
  description: say('Description (optional)', 'Descripción (opcional)'),
  specialOpen: say(
    (day: string, hours: string) => `${day}: open ${hours} that day.`,
    (day, hours) => `${day}: ese día abrimos ${hours}.`,
  ),
  specialClosed: say(
    (day: string) => `${day}: we are closed that day.`,
    (day) => `${day}: ese día no abrimos.`,
  ),
  outsideHours: say(
    (emergency: ReactNode) => (
      <>
        Outside our business hours. You can still book it: we will call to confirm. In an emergency, call{' '}
        {emergency}.
      </>
    ),
    (emergency) => (
      <>
        Está fuera de nuestro horario. Aun así puede reservar: le llamaremos para confirmar. En una
        emergencia, llame al {emergency}.
      </>
    ),
  ),
  onDeviceClock: say(
    (time: string) => `On this device's clock: ${time}`,
    (time) => `En el reloj de este dispositivo: ${time}`,
  ),
  skippedTime: say('This time does not exist. Please choose another', 'Esta hora no existe. Elija otra'),
  dateAndTime: say('Date and time', 'Fecha y hora'),
  dateAndChicagoTime: say('Date and time (Chicago time)', 'Fecha y hora (hora de Chicago)'),
  anyOtherTime: say('You can also type any other time', 'También puede escribir cualquier otra hora'),
  businessHours: say('Business hours', 'Horario'),
  askedOnce: say(
    'We ask once and use it for your next visits.',
    'Se la pedimos una vez y la usamos para sus próximas visitas.',
  ),
  whereToCome: say('Where our welder should come.', 'A dónde debemos ir.'),
  where: say('Where', 'Dónde'),
  atKnownAddress: say('At the address we have for you.', 'En la dirección que tenemos de usted.'),
  somewhereElse: say('Somewhere else', 'En otro lugar'),
  unknownZip: say(
    (zip: string) => `We can’t place ${zip}. You can still book: we’ll call if it’s far.`,
    (zip) => `No conocemos el ${zip}. Aun así puede reservar: le llamaremos si queda lejos.`,
  ),
  farAway: say(
    (place: string, miles: number, radius: number) =>
      `${place} is about ${miles} miles away, outside our ${radius}-mile area. You can still book: we’ll call you about the drive.`,
    (place, miles, radius) =>
      `${place} queda a unas ${miles} millas, fuera de nuestra zona de ${radius} millas. Aun así puede reservar: le llamaremos para hablar del traslado.`,
  ),
  stillHereNearby: say(
    'Everything else you typed is still here. Free nearby:',
    'Todo lo demás que escribió sigue aquí. Horas libres cercanas:',
  ),
  stillHere: say(
    'Everything else you typed is still here. Please choose another one.',
    'Todo lo demás que escribió sigue aquí. Elija otra hora.',
  ),
  chosenArrival: say(
    (arrival: string) => `: we arrive ${arrival}`,
    (arrival) => `. Llegada: ${arrival}`,
  ),
});
