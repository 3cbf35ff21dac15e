import { inLanguages, plural, say } from '../values/language.ts';

export const staffTexts = inLanguages({
  roles: {
    owner: say('Owner', 'Gerencia'),
    office: say('Office', 'Oficina'),
    welder: say('Welder', 'Soldadura'),
  },
  messages: {
    closed: say(
      'This account was closed. Please ask the owner',
      'Esta cuenta se cerró. Pregunte a la gerencia',
    ),
    notStaff: say(
      'This account does not belong to the desk. Please ask the owner',
      'Esta cuenta no es de la oficina. Pregunte a la gerencia',
    ),
    roleMayNot: say(
      'Your role does not allow this. Please ask the owner',
      'Su puesto no permite esto. Pregunte a la gerencia',
    ),
    emailTaken: say(
      'Someone on the staff already has this email',
      'Alguien del personal ya tiene este correo electrónico',
    ),
    lastOwner: say(
      'The desk needs an active owner. Make somebody else one first',
      'Alguien activo tiene que estar en la gerencia. Ponga primero a otra persona',
    ),
    notFound: say('No one on the staff has this id', 'Nadie del personal tiene este identificador'),
  },
  name: say('Name', 'Nombre'),
  nameRequired: say('Name is required', 'Escriba el nombre'),
  role: say('Role must be owner, office or welder', 'El puesto debe ser owner, office o welder'),
  active: say('Active', 'Activo'),
  passwordRequired: say('Password is required', 'Escriba la contraseña'),
  visitsToCome: say(
    (name: string, count: number) =>
      plural(
        count,
        `${name} has 1 upcoming visit. Please move it first`,
        `${name} has ${count} upcoming visits. Please move them first`,
      ),
    (name, count) =>
      plural(
        count,
        `${name} tiene 1 visita pendiente. Muévala primero`,
        `${name} tiene ${count} visitas pendientes. Muévalas primero`,
      ),
  ),
  changedMeanwhile: say(
    (name: string, role: string, active: boolean) =>
      `This was changed in the meantime: it is now ${name}, ${role}, ${active ? 'active' : 'deactivated'}. Please look again`,
    (name, role, active) =>
      `Esto cambió mientras tanto: ahora es ${name}, ${role}, ${active ? 'con acceso' : 'sin acceso'}. Revíselo de nuevo`,
  ),
});
