import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './project-details-texts.en.ts';

export const texts: Translated<typeof english> = {
  service: 'Servicio',
  scheduled: 'Programado',
  completed: 'Terminado',
  estimatedCost: 'Costo estimado',
  notEstimated: 'Todavía sin estimar',
  agreed: 'Acordado',
  finalCost: 'Costo final',
  paid: 'Pagado',
  balance: 'Saldo',
  projectId: 'Número de proyecto',
  payForProject: 'Pagar este proyecto',
  pay: (amount) => `Pagar ${amount}`,
  confirmForPhotos: 'Las fotos de este proyecto se muestran cuando haya confirmado que es usted.',
  before: 'Antes',
  after: 'Después',
  photoOf: (group, number, count) => `${group}, foto ${number} de ${count}`,
  open: 'Abrir',
  notAvailable: (photo) => `${photo}: no disponible`,
};
