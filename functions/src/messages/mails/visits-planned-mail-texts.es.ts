import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visits-planned-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  plannedHeading: 'Sus visitas están reservadas',
  plannedOpening: 'Gracias por reservar con nosotros. Vamos a donde usted está estos días:',
  for: 'Para',
  where: 'Dónde',
  plannedFile: 'Abra el archivo de este correo para agregarlas todas a su calendario.',
  movedHeading: 'Sus visitas tienen nuevas horas',
  movedOpening: 'Sus visitas cambiaron. Estas son las nuevas horas:',
  movedFile: 'Abra el archivo de este correo para agregar las nuevas horas a su calendario.',
  seeVisits: 'Ver sus visitas',
  plannedSubject: (count, when) => `Sus ${count} visitas están reservadas, la primera el ${when}`,
  movedSubject: (count, when) => `Sus ${count} visitas se cambiaron, la primera al ${when}`,
  changeThem: (phone) =>
    `¿Necesita otra hora? Cambie un día en su portal, responda a este correo o llame al ${phone}.`,
  visitsPreheader: (changeThem) => `Vamos a donde usted está. ${changeThem}`,
};
