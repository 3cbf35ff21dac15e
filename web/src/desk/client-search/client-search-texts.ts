import { inLanguages, say } from '@welding/domain/values/language';

export const clientSearchTexts = inLanguages({
  client: say('Client', 'Cliente'),
  clients: say('Clients', 'Clientes'),
  searchHint: say('Name, phone, email or town', 'Nombre, teléfono, correo o ciudad'),
  looking: say('Looking', 'Buscando'),
  similar: say('No exact match. Similar:', 'Nada exacto. Parecidos:'),
  typeMore: say('There may be more. Type more of the name.', 'Puede haber más. Escriba más del nombre.'),
  count: say(
    (count: number) => (count === 1 ? '1 client' : `${count} clients`),
    (count) => (count === 1 ? '1 cliente' : `${count} clientes`),
  ),
  nobodyAdd: say(
    (typed: string) => `No one found for “${typed}”. Try fewer letters, or add the client.`,
    (typed) => `No hay nadie con «${typed}». Pruebe con menos letras o agregue al cliente.`,
  ),
  nobodyAddFirst: say(
    (typed: string) =>
      `No one found for “${typed}”. Try fewer letters, or add the client under Clients first.`,
    (typed) =>
      `No hay nadie con «${typed}». Pruebe con menos letras o agregue primero al cliente en Clientes.`,
  ),
  chooseAnotherClient: say('Choose another client', 'Elegir otro cliente'),
  loading: say('Loading', 'Cargando'),
  loadingTheClient: say('Loading the client', 'Cargando el cliente'),
  isGone: say('This client no longer exists. Please choose another', 'Este cliente ya no existe. Elija otro'),
  addNew: say('Add a new client', 'Agregar un cliente nuevo'),
  addTyped: say(
    (name: string) => `Add “${name}” as a new client`,
    (name) => `Agregar a «${name}» como cliente nuevo`,
  ),
  newClient: say('New client', 'Cliente nuevo'),
  phone: say('Phone', 'Teléfono'),
  addressHint: say('Street, town and ZIP code, if known', 'Calle, ciudad y código postal, si se saben'),
  add: say('Add the client', 'Agregar cliente'),
  adding: say('Adding', 'Agregando'),
  isItOne: say(
    (count: number) => (count === 1 ? 'Is it this client?' : 'Is it one of these clients?'),
    (count) => (count === 1 ? '¿Es este cliente?' : '¿Es alguno de estos clientes?'),
  ),
  same: {
    email: say('Same email', 'Mismo correo'),
    phone: say('Same phone', 'Mismo teléfono'),
    name: say('Same name', 'Mismo nombre'),
  },
  useThisOne: say('Use this one', 'Usar este'),
  chooseWhich: say(
    (name: string) => `Use this one: ${name}`,
    (name) => `Usar este: ${name}`,
  ),
  emailTaken: say(
    'Two clients cannot have the same email. Use this one, or type another email.',
    'Dos clientes no pueden tener el mismo correo. Use este, o escriba otro correo.',
  ),
  addAnyway: say('Make a new one anyway', 'Crear uno nuevo de todos modos'),
});
