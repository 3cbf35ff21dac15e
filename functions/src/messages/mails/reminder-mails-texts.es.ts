import type { Translated } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './reminder-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  tomorrowHeading: 'Mañana vamos a donde usted está',
  tomorrowPrepare:
    'Por favor, asegúrese de que podamos llegar al trabajo y de que no haya nada inflamable cerca.',
  prepare: 'Por favor, asegúrese de que podamos llegar al trabajo.',
  seeVisit: 'Ver su visita',
  stopReminders: 'No recibir recordatorios',
  tomorrowSubject: (clock) => `Mañana a ${withArticle(clock)}: su visita`,
  tomorrowReminder: (arrival) => stopOnce(`Le recordamos su visita de mañana. Llegamos ${arrival}.`),
  soonReminder: (arrival) =>
    stopOnce(
      `Su visita ya se acerca: llegamos ${arrival}. Le escribiremos otra vez cuando vayamos en camino.`,
    ),
  somethingCameUp: (phone) => `¿Surgió algo? Llame al ${phone} lo antes posible.`,
  todaySubject: (clock) => `Hoy a ${withArticle(clock)}: su visita`,
  todayHeading: 'Hoy vamos a donde usted está',
  tonightHeading: 'Esta noche vamos a donde usted está',
};
