import type { Translated } from '../values/language.ts';
import type { texts as english } from './work-texts.en.ts';

export const texts: Translated<typeof english> = {
  kinds: { drive: 'Manejo', work: 'Trabajo' },
  messages: {
    time: 'Diga desde cuándo y hasta cuándo, con fecha y hora',
    backwards: 'El final debe ser después del inicio',
    ahead: 'Las horas se anotan cuando ya pasaron',
    overMidnight: 'Las horas terminan el día en que empiezan. Agregue el resto al día siguiente',
    reasonRequired: 'Diga por qué',
    noSuchWelder: 'Nadie del personal tiene este identificador',
    removed: 'Esta entrada se quitó. Póngala de nuevo primero',
  },
  reason: 'Motivo',
  kind: 'El tipo debe ser drive o work',
  removed: 'Quitado',
  entryId: 'El identificador de una entrada lleva letras, dígitos, - y _',
  countedOf: 'Indique visitId o projectId, uno de los dos',
  week: 'Indique la semana por su lunes, AAAA-MM-DD',
};
