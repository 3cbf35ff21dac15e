import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './photo-grid-texts.en.ts';

export const texts: Translated<typeof english> = {
  listOf: (title) => `${title}: fotos`,
  photoOf: (title, number, count) => `${title}, foto ${number} de ${count}`,
  open: 'Abrir',
  captionOf: (name) => `Pie de foto: ${name}`,
  remove: (name) => `Quitar ${name}`,
  loadingTheForm: 'Cargando el formulario',
  notAvailable: 'No disponible por ahora',
  undo: 'Deshacer',
  photoRemoved: 'Foto quitada',
  restorable: 'Se puede recuperar durante un día.',
  notRemoved: 'No se quitó',
  notPutBack: 'No se recuperó',
  nothingChanged: 'Sin conexión: no se cambió nada. Intente de nuevo.',
};
