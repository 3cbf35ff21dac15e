import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './signature-texts.en.ts';

export const texts: Translated<typeof english> = {
  yourFullName: 'Su nombre completo',
  pamphlet: 'Folleto',
  yourSignature: 'Su firma',
  drawIt: 'Dibujarla',
  typeIt: 'Escribirla',
  nameOnceTyped: 'Su nombre, cuando lo escriba',
  typedNameBinds: 'Su nombre escrito es su firma. Obliga igual que una firma dibujada.',
  nothingDrawn: 'Firma: todavía sin dibujar',
  drawn: 'Firma: dibujada',
  clear: 'Borrar',
};
