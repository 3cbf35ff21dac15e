import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './needs-visits-texts.en.ts';

export const texts: Translated<typeof english> = {
  calendar: 'Calendario',
  visitsToConfirm: 'Visitas por confirmar',
  anotherWelderNeeded: 'Falta otro soldador',
  clientsChoosingANewTime: 'Clientes eligiendo otra hora',
  movedOrCancelledByClients: 'Movidas o canceladas por clientes',
  visitsWithoutAWelder: 'Visitas sin soldador',
  cancelled: (time) => `Cancelada: ${time}`,
  movedTo: (time) => `Movida a: ${time}`,
};
