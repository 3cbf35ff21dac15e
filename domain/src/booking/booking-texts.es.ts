import { business } from '../values/business.ts';

export const texts = {
  reason: 'Motivo',
  messages: {
    taken: 'Esa hora ya está ocupada',
    finished: 'Esta visita ya terminó. Reserve otra, por favor',
    cancelled: 'Esta visita está cancelada. Reserve otra, por favor',
    onTheWay: `Ya vamos en camino. Para cambiar esta visita, llámenos al ${business.phone}`,
    feedGone: 'Este enlace del calendario ya no funciona. Busque el nuevo en la oficina',
  },
  pastCutoff: (hours: number) => {
    if (hours === 0) return `Esta visita ya empezó. Para cambiarla, llámenos al ${business.phone}`;
    const notice = hours === 1 ? 'una hora' : `${hours} horas`;
    return `Faltan menos de ${notice} para esta visita. Para cambiarla o cancelarla, llámenos al ${business.phone}`;
  },
};
