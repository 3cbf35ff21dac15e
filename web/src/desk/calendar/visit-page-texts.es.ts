import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-page-texts.en.ts';

export const texts: Translated<typeof english> = {
  calendar: 'Calendario',
  noun: 'visita',
  notFound: 'Visita no encontrada',
  notFoundWhy: 'No existe o usted no tiene acceso a ella.',
  clientCancelled: 'El cliente canceló esta visita. Abajo, el historial dice cuándo.',
  clientMoved: 'El cliente movió esta visita. Abajo, el historial dice cuándo.',
  doubleBooked: 'Agendada a la misma hora que otra.',
  toEndIt: (repeat) => `${repeat}. Para terminarla, cancele sus visitas.`,
  with: (names) => `Con ${names}`,
  theClient: 'El cliente',
  theProject: 'El proyecto',
  staff: 'Personal',
  whatWasTapped: 'Lo que se marcó',
  steps: { finish: 'terminó', start: 'empezó', 'on-my-way': 'salió' },
  takeBack: 'Deshacer',
  takeThisTapBack: '¿Deshacer este paso?',
  takeBackHint: 'Queda en el historial. Las horas, el estado y el proyecto también regresan.',
  takeItBack: 'Deshacerlo',
};
