import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './take-back-texts.en.ts';

export const texts: Translated<typeof english> = {
  takeBack: 'Deshacer el cobro',
  takeBackQuestion: '¿Deshacer este cobro?',
  amountOf: (amount, client) => `${amount} de ${client}`,
  loadingTheForm: 'Cargando el formulario',
  keptInTheHistory: 'Queda en el historial.',
  takeItBack: 'Deshacer el cobro',
  explained: (amount, from) =>
    `Los ${amount} que cobró ${from} dejarán de contar y se podrán cobrar otra vez. Si el cliente tiene el recibo, le avisamos que ya no cuenta.`,
  theVisit: 'alguien en la visita',
  collectedHere: 'Cobrado aquí',
  whatWasCollectedHere: 'Lo que se cobró aquí',
};
