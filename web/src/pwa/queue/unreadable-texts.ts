import { inLanguages, say } from '@welding/domain/values/language';

export const unreadableTexts = inLanguages({
  title: say('Could not be sent', 'No se pudo enviar'),
  why: say(
    'Another version of this app saved this on this phone, so it can’t be sent from here. Please tell us what it says, then remove it.',
    'Otra versión de esta aplicación lo guardó en este teléfono, y desde aquí no se puede enviar. Díganos lo que dice y después quítelo.',
  ),
  savedAt: say(
    (at: string) => `Saved ${at}`,
    (at) => `Guardado: ${at}`,
  ),
  photo: say('Photo', 'Foto'),
  noText: say('It holds no text.', 'No contiene texto.'),
  copy: say('Copy', 'Copiar'),
  copied: say('Copied', 'Copiado'),
  notCopied: say(
    'This browser didn’t allow it. Please save the file instead.',
    'El navegador no lo permitió. Guarde el archivo.',
  ),
  save: say('Save as a file', 'Guardar como archivo'),
  savePhoto: say('Save the photo', 'Guardar la foto'),
  remove: say('Remove it from this phone', 'Quitar de este teléfono'),
});
