import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './calendar-feed-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'En el calendario de su teléfono',
  about:
    'Sus visitas como un calendario al que se puede suscribir. Quien tenga el enlace ve sus visitas: no lo comparta.',
  showTheAddress: 'Mostrar la dirección',
  secretAddress: 'Dirección secreta',
  copy: 'Copiar',
  addressCopied: 'Dirección copiada',
  notCopied: 'No se copió',
  copyByHand: 'Seleccione la dirección y cópiela.',
  openInTheCalendar: 'Abrir en el calendario',
  newAddress: 'Dirección nueva',
  oldIsGone: 'La anterior ya no funciona.',
  makeANewLink: '¿Crear un enlace nuevo?',
  calendarsStop:
    'Los calendarios con el enlace anterior dejan de mostrar sus visitas hasta que reciban el nuevo.',
  makeANewOne: 'Crear uno nuevo',
  keepIt: 'Conservarlo',
};
