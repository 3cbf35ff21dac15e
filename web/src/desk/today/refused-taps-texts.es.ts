import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './refused-taps-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Pasos no aceptados',
  kinds: {
    'on-my-way': 'Voy en camino',
    start: 'Empezar',
    finish: 'Terminar',
    cancel: 'Cancelar',
    'cannot-do': 'No puedo hacer este trabajo',
    'take-back': 'Deshacer',
  },
  collectedCash: (amount) => `${amount} cobrados en efectivo`,
  collectedByCheck: (amount) => `${amount} cobrados con cheque`,
  hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  toCollect: (amount) => `${amount} por cobrar`,
  openVisit: 'Abrir la visita',
  visitGone: 'Esta visita ya no existe.',
  seenTo: 'Atendido',
  seenToOf: (what, name) => `Atendido: ${what}, ${name}`,
};
