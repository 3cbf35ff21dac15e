import { inLanguages, say } from '@welding/domain/values/language';

export const questionsTexts = inLanguages({
  chooseOrSkip: say('Choose, or skip it', 'Elija, o déjelo en blanco'),
  brokeExample: say('Trailer tongue, gate hinge, bucket ear', 'Lanza, bisagra, oreja de cucharón'),
  thePiece: say('The piece', 'La pieza'),
  thePlace: say('The place', 'El lugar'),
  safety: say('Safety', 'Seguridad'),
});
