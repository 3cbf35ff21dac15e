import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './project-form-texts.en.ts';

export const texts: Translated<typeof english> = {
  createProject: 'Crear proyecto',
  newProject: 'Proyecto nuevo',
  title: 'Título',
  service: 'Servicio',
  pleaseChoose: 'Elegir',
  dateAndTime: 'Fecha y hora',
  dateHint: 'Hora de Chicago. Opcional.',
  estimatedCost: 'Costo estimado',
  finalCost: 'Costo final',
  workAddress: 'Dirección del trabajo',
  zip: 'Código postal',
  description: 'Descripción',
  descriptionHint: 'El cliente lee esto.',
  loading: 'Cargando',
};
