import { inLanguages, say } from '@welding/domain/values/language';

export const questionsTexts = inLanguages({
  chooseOrSkip: say('Choose, or skip it', 'Elija, o déjelo en blanco'),
  brokeExample: say('Gate hinge, railing', 'Bisagra, barandal'),
  thePiece: say('The piece', 'La pieza'),
  thePlace: say('The place', 'El lugar'),
  safety: say('Safety', 'Seguridad'),
});
