import { inLanguages, say } from '@welding/domain/values/language';

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
