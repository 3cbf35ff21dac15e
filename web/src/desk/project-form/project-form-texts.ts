import { inLanguages, say } from '@welding/domain/values/language';

export const projectFormTexts = inLanguages({
  createProject: say('Create project', 'Crear proyecto'),
  newProject: say('New project', 'Proyecto nuevo'),
  service: say('Service', 'Servicio'),
  pleaseChoose: say('Please choose', 'Elegir'),
  dateAndTime: say('Date and time', 'Fecha y hora'),
  dateHint: say('Chicago time. Optional.', 'Hora de Chicago. Opcional.'),
  estimatedCost: say('Estimated cost', 'Costo estimado'),
  finalCost: say('Final cost', 'Costo final'),
  workAddress: say('Address of the work', 'Dirección del trabajo'),
  zip: say('ZIP code', 'Código postal'),
  descriptionHint: say('The client reads this.', 'El cliente lee esto.'),
  foundBy: say('How did they find us?', '¿Cómo nos encontró?'),
  foundByHint: say('For a job that came by phone.', 'Para un trabajo que llegó por teléfono.'),
  notAsked: say('Not asked', 'Sin preguntar'),
  loading: say('Loading', 'Cargando'),
});
