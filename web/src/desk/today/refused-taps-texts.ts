import { inLanguages, say } from '@welding/domain/values/language';

export const refusedTapsTexts = inLanguages({
  title: say('Taps not accepted', 'Pasos no aceptados'),
  kinds: {
    'on-my-way': say('On my way', 'Voy en camino'),
    start: say('Start', 'Empezar'),
    finish: say('Finish', 'Terminar'),
    cancel: say('Cancel', 'Cancelar'),
    'cannot-do': say('Can’t do this job', 'No puedo hacer este trabajo'),
    'take-back': say('Undo', 'Deshacer'),
  },
  collectedCash: say(
    (amount: string) => `${amount} collected in cash`,
    (amount) => `${amount} cobrados en efectivo`,
  ),
  collectedByCheck: say(
    (amount: string) => `${amount} collected by check`,
    (amount) => `${amount} cobrados con cheque`,
  ),
  hours: say(
    (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    (count) => (count === 1 ? '1 hora' : `${count} horas`),
  ),
  toCollect: say(
    (amount: string) => `${amount} to collect`,
    (amount) => `${amount} por cobrar`,
  ),
  openVisit: say('Open the visit', 'Abrir la visita'),
  visitGone: say('This visit is no longer there.', 'Esta visita ya no existe.'),
  seenTo: say('Taken care of', 'Atendido'),
  seenToOf: say(
    (what: string, name: string) => `Taken care of: ${what}, ${name}`,
    (what, name) => `Atendido: ${what}, ${name}`,
  ),
});
