import type { Translated } from '../values/language.ts';
import { plural } from '../values/language.ts';
import type { texts as english } from './staff-texts.en.ts';

export const texts: Translated<typeof english> = {
  roles: { owner: 'Dueño', office: 'Oficina', welder: 'Soldador' },
  messages: {
    closed: 'Esta cuenta se cerró. Pregúntele al dueño',
    notStaff: 'Esta cuenta no es de la oficina. Pregúntele al dueño',
    roleMayNot: 'Su puesto no permite esto. Pregúntele al dueño',
    emailTaken: 'Alguien del personal ya tiene este correo electrónico',
    lastOwner: 'La oficina necesita un dueño activo. Nombre primero a otra persona',
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
