import { inLanguages, say } from '@welding/domain/values/language';

export const takeBackTexts = inLanguages({
  takeBack: say('Take back', 'Deshacer el cobro'),
  takeBackQuestion: say('Take this collection back?', '¿Deshacer este cobro?'),
  amountOf: say(
    (amount: string, client: string) => `${amount} from ${client}`,
    (amount, client) => `${amount} de ${client}`,
  ),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  keptInTheHistory: say('Kept in the history.', 'Queda en el historial.'),
  takeItBack: say('Take it back', 'Deshacer el cobro'),
  explained: say(
    (amount: string, from: string) =>
      `The ${amount} from ${from} won’t count and can be collected again. If the client has the receipt, we tell them that it doesn’t count.`,
    (amount, from) =>
      `Los ${amount} que cobró ${from} dejarán de contar y se podrán cobrar otra vez. Si el cliente tiene el recibo, le avisamos que ya no cuenta.`,
  ),
  theVisit: say('the visit', 'alguien en la visita'),
  collectedHere: say('Collected here', 'Cobrado aquí'),
  whatWasCollectedHere: say('What was collected here is', 'Lo que se cobró aquí'),
});
