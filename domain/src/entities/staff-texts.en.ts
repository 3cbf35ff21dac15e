import { plural } from '../values/language.ts';

export const texts = {
  roles: {
    owner: 'Owner',
    office: 'Office',
    welder: 'Welder',
  },
  messages: {
    closed: 'This account was closed. Please ask the owner',
    notStaff: 'This account does not belong to the desk. Please ask the owner',
    roleMayNot: 'Your role does not allow this. Please ask the owner',
    emailTaken: 'Someone on the staff already has this e-mail',
    lastOwner: 'The desk needs an active owner. Make somebody else one first',
    notFound: 'No one on the staff has this id',
  },
  name: 'Name',
  nameRequired: 'Name is required',
  role: 'Role must be owner, office or welder',
  active: 'Active',
  passwordRequired: 'Password is required',
  visitsToCome: (name: string, count: number) =>
    plural(
      count,
      `${name} has 1 upcoming visit. Please move it first`,
      `${name} has ${count} upcoming visits. Please move them first`,
    ),
  changedMeanwhile: (name: string, role: string, active: boolean) =>
    `This was changed in the meantime: it is now ${name}, ${role}, ${active ? 'active' : 'deactivated'}. Please look again`,
};
