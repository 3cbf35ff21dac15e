import type { Translated } from '../values/language.ts';
import { plural } from '../values/language.ts';
import type { texts as english } from './staff-texts.en.ts';

export const texts: Translated<typeof english> = {
  roles: { owner: 'Gerencia', office: 'Oficina', welder: 'Soldadura' },
  messages: {
    closed: 'Esta cuenta se cerró. Pregunte a la gerencia',
    notStaff: 'Esta cuenta no es de la oficina. Pregunte a la gerencia',
    roleMayNot: 'Su puesto no permite esto. Pregunte a la gerencia',
    emailTaken: 'Alguien del personal ya tiene este correo electrónico',
    lastOwner: 'Alguien activo tiene que estar en la gerencia. Ponga primero a otra persona',
    notFound: 'Nadie del personal tiene este identificador',
  },
  name: 'Nombre',
  nameRequired: 'Escriba el nombre',
  role: 'El puesto debe ser owner, office o welder',
  active: 'Activo',
  passwordRequired: 'Escriba la contraseña',
  visitsToCome: (name, count) =>
    plural(
      count,
      `${name} tiene 1 visita pendiente. Muévala primero`,
      `${name} tiene ${count} visitas pendientes. Muévalas primero`,
    ),
  changedMeanwhile: (name, role, active) =>
    `Esto cambió mientras tanto: ahora es ${name}, ${role}, ${active ? 'con acceso' : 'sin acceso'}. Revíselo de nuevo`,
};
