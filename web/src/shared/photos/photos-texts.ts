import { inLanguages, say } from '@welding/domain/values/language';

export const photosTexts = inLanguages({
  photo: say('Photo', 'Foto'),
  close: say('Close', 'Cerrar'),
  photoBefore: say('Photo before', 'Foto anterior'),
  nextPhoto: say('Next photo', 'Foto siguiente'),
  photoOf: say(
    (number: number, count: number) => `${number} of ${count}`,
    (number, count) => `${number} de ${count}`,
  ),
  unreadable: say(
    (name: string) =>
      `This browser cannot read ${name || 'this picture'}. Please choose a JPEG, or take the photo here.`,
    (name) => `Este navegador no puede leer ${name || 'esta imagen'}. Elija un JPEG o tome la foto aquí.`,
  ),
});
