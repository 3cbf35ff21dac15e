import { inLanguages, say } from '@welding/domain/values/language';

export const calendarFeedTexts = inLanguages({
  title: say("In your phone's calendar", 'En el calendario de su teléfono'),
  about: say(
    'Your visits as a calendar to subscribe to. Anyone with the link sees your visits: don’t share it.',
    'Sus visitas como un calendario al que se puede suscribir. Quien tenga el enlace ve sus visitas: no lo comparta.',
  ),
  showTheAddress: say('Show the address', 'Mostrar la dirección'),
  secretAddress: say('Secret address', 'Dirección secreta'),
  copy: say('Copy', 'Copiar'),
  addressCopied: say('Address copied', 'Dirección copiada'),
  notCopied: say('Not copied', 'No se copió'),
  copyByHand: say('Please select the address and copy it.', 'Seleccione la dirección y cópiela.'),
  openInTheCalendar: say('Open in the calendar', 'Abrir en el calendario'),
  newAddress: say('New address', 'Dirección nueva'),
  oldIsGone: say('The old one no longer works.', 'La anterior ya no funciona.'),
  makeANewLink: say('Make a new link?', '¿Crear un enlace nuevo?'),
  calendarsStop: say(
    'Calendars that use the old one stop showing your visits until they get the new one.',
    'Los calendarios con el enlace anterior dejan de mostrar sus visitas hasta que reciban el nuevo.',
  ),
  makeANewOne: say('Make a new one', 'Crear uno nuevo'),
  keepIt: say('Keep it', 'Conservarlo'),
});
