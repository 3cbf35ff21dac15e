import { inLanguages, say } from '@welding/domain/values/language';

export const signatureTexts = inLanguages({
  yourFullName: say('Your full name', 'Su nombre completo'),
  yourSignature: say('Your signature', 'Su firma'),
  drawIt: say('Draw it', 'Dibujarla'),
  typeIt: say('Type it', 'Escribirla'),
  nameOnceTyped: say('Your name, once typed', 'Su nombre, cuando lo escriba'),
  typedNameBinds: say(
    'Your typed name is your signature. It’s as binding as a drawn one.',
    'Su nombre escrito es su firma. Obliga igual que una firma dibujada.',
  ),
  nothingDrawn: say('Signature: nothing drawn yet', 'Firma: todavía sin dibujar'),
  drawn: say('Signature: drawn', 'Firma: dibujada'),
  clear: say('Clear', 'Borrar'),
});
