import { business } from './values/business.ts';
import { inLanguages, plural, say } from './values/language.ts';

const englishInWords = (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`);

const englishDocumentNames: Readonly<Record<string, string>> = {
  payments: 'Payment',
  invoices: 'Invoice',
  estimates: 'Estimate',
  projects: 'Project',
};

const spanishInWords = (minutes: number) => plural(minutes, '1 minuto', `${minutes} minutos`);

const spanishDocumentNames: Readonly<Record<string, string>> = {
  payments: 'El pago',
  invoices: 'La factura',
  estimates: 'El presupuesto',
  projects: 'El proyecto',
};

export const apiTexts = inLanguages({
  messages: {
    clientNotFound: say('Client not found', 'No encontramos al cliente'),
    noSession: say('Please sign in again', 'Vuelva a iniciar sesión, por favor'),
    notVerified: say(
      'Please confirm with the code we sent you',
      'Confirme con el código que le enviamos, por favor',
    ),
    notVerifiedToEndSessions: say(
      'Please confirm with a code first, so that no one who only knows your email can sign you out',
      'Confirme primero con un código, por favor: quien solo conoce su correo electrónico no debe poder cerrar su sesión en sus dispositivos',
    ),
    notVerifiedForNotifications: say(
      'Please confirm with a code first: notifications about your visits only go to your own devices',
      'Confirme primero con un código, por favor: los avisos sobre sus visitas llegan solo a sus propios dispositivos',
    ),
    notYours: say('This belongs to another client', 'Esto es de otro cliente'),
    otherClient: say(
      'Another client is now signed in on this browser. Please reload the page or sign in again',
      'En este navegador ahora hay otro cliente con la sesión iniciada. Vuelva a cargar la página o inicie sesión de nuevo',
    ),
    contactMayNot: say(
      `This is not part of what your company set you up for. Ask your company or call ${business.phone}`,
      `Su empresa no le asignó esto. Pregunte en su empresa o llame al ${business.phone}`,
    ),
    notFound: say('Not found', 'No encontrado'),
    projectNotFound: say('Project not found', 'No encontramos el proyecto'),
    projectOfOther: say('This project belongs to another client', 'Este proyecto es de otro cliente'),
    methodNotAllowed: say('Method not allowed', 'Método no permitido'),
    tooLarge: say('The request is too large', 'La solicitud es demasiado grande'),
    notJson: say('Please send JSON', 'Envíe JSON, por favor'),
    brokenJson: say('The request body is not valid JSON', 'El contenido de la solicitud no es JSON válido'),
    brokenUrl: say('The address is not valid', 'La dirección no es válida'),
    badSignature: say('The signature is not valid', 'La firma no es válida'),
    keyInvalid: say('Idempotency-Key must be a UUID', 'Idempotency-Key debe ser un UUID'),
    changedMeanwhile: say(
      'This was changed in the meantime. Please look at both versions and save again',
      'Esto cambió mientras tanto. Revise las dos versiones y guarde de nuevo',
    ),
    keyReused: say(
      'This request was already sent with other contents',
      'Esta solicitud ya se envió con otro contenido',
    ),
    otherSite: say(
      'Please use our own website for this',
      'Para esto use nuestro propio sitio web, por favor',
    ),
    bodyTooSlow: say(
      'The request took too long to arrive. Please try again',
      'La solicitud tardó demasiado en llegar. Inténtelo de nuevo, por favor',
    ),
    bodyIncomplete: say('Part of the request did not arrive', 'La solicitud no llegó completa'),
    unavailable: say(
      'The service is busy. Please try again in a minute',
      'El servicio está ocupado. Inténtelo de nuevo en un minuto, por favor',
    ),
    internal: say(
      'Something went wrong on our side. Please try again or call us',
      'Algo falló de nuestro lado. Inténtelo de nuevo o llámenos, por favor',
    ),
  },
  cannotBeStored: say(
    (fields: readonly string[]) =>
      `This cannot be saved as it is (${fields.join(', ')}). Please change it and try again`,
    (fields) => `Esto no se puede guardar así (${fields.join(', ')}). Cámbielo e intente de nuevo`,
  ),
  unreadable: say(
    (collection: string, id: string, fields: readonly string[]) => {
      const name = englishDocumentNames[collection] ?? `The document in ${collection}`;
      const wrong = fields.length > 0 ? ` (${fields.join(', ')})` : '';
      return `${name} ${id} cannot be read${wrong}. Fix it in the Firebase console, then try again`;
    },
    (collection: string, id: string, fields: readonly string[]) => {
      const name = spanishDocumentNames[collection] ?? `El documento en ${collection}`;
      const wrong = fields.length > 0 ? ` (${fields.join(', ')})` : '';
      return `${name} ${id} no se puede leer${wrong}. Corríjalo en la consola de Firebase y luego inténtelo de nuevo`;
    },
  ),
  manyRequests: say(
    (minutes: number) =>
      `Too many requests. Please try again in ${englishInWords(minutes)} or call ${business.phone}`,
    (minutes: number) =>
      `Demasiadas solicitudes. Inténtelo de nuevo en ${spanishInWords(minutes)} o llame al ${business.phone}`,
  ),
  manyCodes: say(
    (minutes: number) =>
      `Too many codes for this email. Use the link in our newest email, try again in ${englishInWords(minutes)}, or call ${business.phone}`,
    (minutes: number) =>
      `Demasiados códigos para este correo electrónico. Use el enlace de nuestro correo más reciente, inténtelo de nuevo en ${spanishInWords(minutes)} o llame al ${business.phone}`,
  ),
});
