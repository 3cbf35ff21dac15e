import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const visitChangeTexts = inLanguages({
  cancelled: say('Visit Cancelled', 'Visita cancelada'),
  noOneComes: say(
    (title: string) => `${title}: no one will come.`,
    (title) => `${title}: nadie irá.`,
  ),
  cancelAsked: say(
    'Cancel this visit? Its time opens up for others right away.',
    '¿Cancelar esta visita? Su hora queda libre para otros de inmediato.',
  ),
  why: say('Why? (optional)', '¿Por qué? (opcional)'),
  cancelling: say('Cancelling', 'Cancelando'),
  yesCancel: say('Yes, cancel it', 'Sí, cancelarla'),
  keepIt: say('Keep it', 'No, conservarla'),
  moved: say('Visit Moved', 'Visita cambiada'),
  undo: say('Undo', 'Deshacer'),
  notMovedBack: say('The Visit Was Not Moved Back', 'La visita no volvió a su hora'),
  locks: say(
    (hours: number) =>
      `That’s less than ${hours === 1 ? 'an hour' : `${hours} hours`} from now. Once moved, you can undo it for a minute. After that, please call us to change it.`,
    (hours) =>
      `Faltan menos de ${hours === 1 ? 'una hora' : `${hours} horas`} para esa hora. Después de cambiarla, puede deshacerlo durante un minuto. Luego, para cambiarla, llámenos.`,
  ),
  comesBefore: say(
    (time: string) => `Then this day comes before the one on ${time}.`,
    (time) => `Así, este día queda antes que el del ${time}.`,
  ),
  comesAfter: say(
    (time: string) => `Then this day comes after the one on ${time}.`,
    (time) => `Así, este día queda después que el del ${time}.`,
  ),
  otherTime: say(
    (phone: ReactNode) => <>For any other time call {phone}.</>,
    (phone) => <>Para cualquier otra hora, llame al {phone}.</>,
  ),
  moveTo: say(
    (time: string) => `Move to ${time}`,
    (time) => `Cambiar a: ${time}`,
  ),
  chooseTime: say('Choose a time', 'Elija una hora'),
  back: say('Back', 'Volver'),
  moveVisit: say('Move to another time', 'Cambiar a otra hora'),
  cancelVisit: say('Cancel this visit', 'Cancelar esta visita'),
});
