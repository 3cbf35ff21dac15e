import type { Translated } from '../values/language.ts';
import type { texts as english } from './intake-answer-texts.en.ts';

export const texts: Translated<typeof english> = {
  facts: {
    metal: 'Metal',
    thickness: 'Grosor',
    size: 'Cantidad de trabajo',
    position: 'Posición',
    setting: 'Lugar',
    access: 'Acceso',
    power: 'Electricidad',
    when: 'Se necesita',
    combustibles: 'Material inflamable a menos de 35 pies',
    fireWatch: 'Vigilancia contra incendios de 30 minutos',
    permit: 'Permiso de trabajo en caliente',
    tank: 'Tanque que tuvo combustible',
    broke: 'Qué se rompió',
    town: 'Ciudad',
  },
  chooseOne: (fact) => `${fact}: elija una de las respuestas`,
  noObject: 'intake debe ser un objeto de respuestas',
};
