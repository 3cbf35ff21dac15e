import { inLanguages, say } from '@welding/domain/values/language';

export const visitsPlannedMailTexts = inLanguages({
  plannedHeading: say('Your visits are booked', 'Sus visitas están reservadas'),
  plannedOpening: say(
    'Thank you for booking with us. We come to you on these days:',
    'Gracias por reservar con nosotros. Vamos a donde usted está estos días:',
  ),
  for: say('For', 'Para'),
  where: say('Where', 'Dónde'),
  plannedFile: say(
    'Open the file in this email to add them all to your calendar.',
    'Abra el archivo de este correo para agregarlas todas a su calendario.',
  ),
  movedHeading: say('Your visits have new times', 'Sus visitas tienen nuevas horas'),
  movedOpening: say(
    'Your visits have changed. Here are the new times:',
    'Sus visitas cambiaron. Estas son las nuevas horas:',
  ),
  movedFile: say(
    'Open the file in this email to add the new times to your calendar.',
    'Abra el archivo de este correo para agregar las nuevas horas a su calendario.',
  ),
  seeVisits: say('See your visits', 'Ver sus visitas'),
  plannedSubject: say(
    (length: number, startWords: string) => `Your ${length} visits are booked, the first on ${startWords}`,
    (count, when) => `Sus ${count} visitas están reservadas, la primera el ${when}`,
  ),
  movedSubject: say(
    (length: number, startWords: string) => `Your ${length} visits have moved, the first to ${startWords}`,
    (count, when) => `Sus ${count} visitas se cambiaron, la primera al ${when}`,
  ),
  changeThem: say(
    (phone: string) => `Need another time? Move a day in your portal, reply to this email or call ${phone}.`,
    (phone) => `¿Necesita otra hora? Cambie un día en su portal, responda a este correo o llame al ${phone}.`,
  ),
  visitsPreheader: say(
    (changeThem: string) => `We come to you. ${changeThem}`,
    (changeThem) => `Vamos a donde usted está. ${changeThem}`,
  ),
});
