import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/words';

export const reminderMailsTexts = inLanguages({
  tomorrowHeading: say('We’re coming tomorrow', 'Mañana vamos a donde usted está'),
  tomorrowPrepare: say(
    'Please make sure that we can get to the work, and that nothing flammable is near it.',
    'Por favor, asegúrese de que podamos llegar al trabajo y de que no haya nada inflamable cerca.',
  ),
  prepare: say(
    'Please make sure that we can get to the work.',
    'Por favor, asegúrese de que podamos llegar al trabajo.',
  ),
  seeVisit: say('See your visit', 'Ver su visita'),
  stopReminders: say('Stop reminders', 'No recibir recordatorios'),
  tomorrowSubject: say(
    (mail: string) => `Tomorrow at ${mail}: your visit`,
    (clock) => `Mañana a ${withArticle(clock)}: su visita`,
  ),
  tomorrowReminder: say(
    (mail: string) => `This is a reminder of your visit tomorrow. We arrive ${mail}.`,
    (arrival) => stopOnce(`Le recordamos su visita de mañana. Llegamos ${arrival}.`),
  ),
  soonReminder: say(
    (mail: string) => `Your visit is coming up: we arrive ${mail}. We’ll write again when we’re on the way.`,
    (arrival) =>
      stopOnce(
        `Su visita ya se acerca: llegamos ${arrival}. Le escribiremos otra vez cuando vayamos en camino.`,
      ),
  ),
  somethingCameUp: say(
    (phone: string) => `Something came up? Call ${phone} as early as you can.`,
    (phone) => `¿Surgió algo? Llame al ${phone} lo antes posible.`,
  ),
  todaySubject: say(
    (clock: string) => `Today at ${clock}: your visit`,
    (clock) => `Hoy a ${withArticle(clock)}: su visita`,
  ),
  todayHeading: say('We’re coming today', 'Hoy vamos a donde usted está'),
  tonightHeading: say('We’re coming tonight', 'Esta noche vamos a donde usted está'),
});
