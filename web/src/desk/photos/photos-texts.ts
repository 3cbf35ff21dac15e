import { inLanguages, say } from '@welding/domain/values/language';

export const deskPhotosTexts = inLanguages({
  beforePhotos: {
    onThisPhone: say('Before photos on this phone', 'Fotos de antes en este teléfono'),
    take: say('Take before photo', 'Tomar foto de antes'),
    choose: say('Choose before photos', 'Elegir fotos de antes'),
  },
  afterPhotos: {
    onThisPhone: say('After photos on this phone', 'Fotos de después en este teléfono'),
    take: say('Take after photo', 'Tomar foto de después'),
    choose: say('Choose after photos', 'Elegir fotos de después'),
  },
  preparing: say(
    (count: number) => `Preparing ${count === 1 ? 'a photo' : `${count} photos`}…`,
    (count) => (count === 1 ? 'Preparando una foto…' : `Preparando ${count} fotos…`),
  ),
  notSaved: say(
    'This phone could not save the photo. Free up some space and try again.',
    'Este teléfono no pudo guardar la foto. Libere espacio e intente de nuevo.',
  ),
  photoOnThisPhone: say('Photo on this phone', 'Foto en este teléfono'),
  waiting: say('Waiting on this phone to be sent.', 'En este teléfono, por enviar.'),
  onItsWay: say(
    (percent: number) => `On its way: ${percent}% has arrived.`,
    (percent) => `Enviando: ya llegó el ${percent}%.`,
  ),
  notAccepted: say(
    (reason: string) => `Not accepted: ${reason}.`,
    (reason) => `No se aceptó: ${reason}.`,
  ),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  cancel: say('Cancel', 'Cancelar'),
  captionOf: say(
    (name: string) => `Caption for ${name}`,
    (name) => `Pie de foto: ${name}`,
  ),
  save: say('Save', 'Guardar'),
  before: say('Before', 'Antes'),
  after: say('After', 'Después'),
  compare: say('Compare before and after', 'Comparar antes y después'),
  shareBefore: say(
    (share: number) => `${share}% before`,
    (share) => `${share}% de antes`,
  ),
});

export const photoGridTexts = inLanguages({
  listOf: say(
    (title: string) => `${title}: photos`,
    (title) => `${title}: fotos`,
  ),
  photoOf: say(
    (title: string, number: number, count: number) => `${title}, photo ${number} of ${count}`,
    (title, number, count) => `${title}, foto ${number} de ${count}`,
  ),
  open: say('Open', 'Abrir'),
  captionOf: say(
    (name: string) => `Caption for ${name}`,
    (name) => `Pie de foto: ${name}`,
  ),
  remove: say(
    (name: string) => `Remove ${name}`,
    (name) => `Quitar ${name}`,
  ),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  notAvailable: say('Not available now', 'No disponible por ahora'),
  undo: say('Undo', 'Deshacer'),
  photoRemoved: say('Photo removed', 'Foto quitada'),
  restorable: say('You can restore it for a day.', 'Se puede recuperar durante un día.'),
  notRemoved: say('Not removed', 'No se quitó'),
  notPutBack: say('Not put back', 'No se recuperó'),
  nothingChanged: say(
    'No connection: nothing was changed. Please try again.',
    'Sin conexión: no se cambió nada. Intente de nuevo.',
  ),
});
