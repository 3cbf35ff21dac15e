import { inLanguages, say } from '../values/language.ts';

export const intakeAnswerTexts = inLanguages({
  facts: {
    metal: 'Metal',
    thickness: say('Thickness', 'Grosor'),
    size: say('Amount of work', 'Cantidad de trabajo'),
    position: say('Position', 'Posición'),
    setting: say('Where', 'Lugar'),
    access: say('Access', 'Acceso'),
    power: say('Power', 'Electricidad'),
    when: say('Needed', 'Se necesita'),
    combustibles: say('Combustibles within 35 ft', 'Material inflamable a menos de 35 pies'),
    fireWatch: say('Fire watch of 30 minutes', 'Vigilancia contra incendios de 30 minutos'),
    permit: say('Hot-work permit', 'Permiso de trabajo en caliente'),
    tank: say('Tank that held fuel', 'Tanque que tuvo combustible'),
    broke: say('What broke', 'Qué se rompió'),
    town: say('Town', 'Ciudad'),
  },
  chooseOne: say(
    (fact: string) => `${fact}: please choose one of the answers`,
    (fact) => `${fact}: elija una de las respuestas`,
  ),
  noObject: say('intake must be an object of answers', 'intake debe ser un objeto de respuestas'),
});
