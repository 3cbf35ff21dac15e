import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-change-texts.en.tsx';

export const texts: Translated<typeof english> = {
  cancelled: 'Visita cancelada',
  noOneComes: (title) => `${title}: nadie irá.`,
  cancelAsked: '¿Cancelar esta visita? Su hora queda libre para otros de inmediato.',
  why: '¿Por qué? (opcional)',
  cancelling: 'Cancelando',
  yesCancel: 'Sí, cancelarla',
  keepIt: 'No, conservarla',
  moved: 'Visita cambiada',
  undo: 'Deshacer',
  notMovedBack: 'La visita no volvió a su hora',
  locks: (hours) =>
    `Faltan menos de ${hours === 1 ? 'una hora' : `${hours} horas`} para esa hora. Después de cambiarla, puede deshacerlo durante un minuto. Luego, para cambiarla, llámenos.`,
  comesBefore: (time) => `Así, este día queda antes que el del ${time}.`,
  comesAfter: (time) => `Así, este día queda después que el del ${time}.`,
  otherTime: (phone) => <>Para cualquier otra hora, llame al {phone}.</>,
  moveTo: (time) => `Cambiar a: ${time}`,
  chooseTime: 'Elija una hora',
  back: 'Volver',
  moveVisit: 'Cambiar a otra hora',
  cancelVisit: 'Cancelar esta visita',
};
