import { inLanguages, say } from '@welding/domain/values/language';

export const contactsTexts = inLanguages({
  contacts: say('Contacts', 'Contactos'),
  signIn: say(
    'With an email they sign in to the client portal by a code, and see there what they take care of.',
    'Con un correo entran al portal de clientes con un código y ahí ven lo que tienen a su cargo.',
  ),
  none: say('No contacts. Everything goes to the client.', 'Sin contactos. Todo va al cliente.'),
  add: say('Add a contact', 'Agregar contacto'),
  edit: say('Edit', 'Editar'),
  editOne: say(
    (name: string) => `Edit ${name}`,
    (name) => `Editar ${name}`,
  ),
  remove: say('Remove', 'Quitar'),
  removeOne: say(
    (name: string) => `Remove ${name}?`,
    (name) => `¿Quitar a ${name}?`,
  ),
  whatRemovingDoes: say(
    'They are signed out of the portal. Their name, email and phone are deleted for good, and so are the emails we sent them. The company stays as it is.',
    'Se cierra su sesión en el portal. Su nombre, correo y teléfono se borran para siempre, igual que los correos que le mandamos. La empresa queda igual.',
  ),
  removeForGood: say('Remove for good', 'Quitar para siempre'),
  removed: say('Contact removed', 'Contacto quitado'),
  save: say('Save', 'Guardar'),
  cancel: say('Cancel', 'Cancelar'),
  firstName: say('First name', 'Nombre'),
  lastName: say('Last name', 'Apellido'),
  email: say('Email', 'Correo electrónico'),
  emailHint: say('Their kind of email goes there.', 'Ahí llegan los correos de lo que lleva.'),
  phone: say('Phone', 'Teléfono'),
  roles: say('What they take care of', 'De qué se encarga'),
});
