import { business } from './values/business.ts';
import { plural } from './values/language.ts';

const inWords = (minutes: number) => plural(minutes, '1 minuto', `${minutes} minutos`);

const documentNames: Readonly<Record<string, string>> = {
  payments: 'El pago',
  invoices: 'La factura',
  estimates: 'El presupuesto',
  projects: 'El proyecto',
};

export const texts = {
  answers: {
    clientNotFound: 'No encontramos al cliente',
    noSession: 'Vuelva a iniciar sesión, por favor',
    notVerified: 'Confirme con el código que le enviamos, por favor',
    notVerifiedToEndSessions:
      'Confirme primero con un código, por favor: quien solo conoce su correo electrónico no debe poder cerrar su sesión en sus dispositivos',
    notVerifiedForNotifications:
      'Confirme primero con un código, por favor: los avisos sobre sus visitas llegan solo a sus propios dispositivos',
    notYours: 'Esto es de otro cliente',
    otherClient:
      'En este navegador ahora hay otro cliente con la sesión iniciada. Vuelva a cargar la página o inicie sesión de nuevo',
    notFound: 'No encontrado',
    projectNotFound: 'No encontramos el proyecto',
    projectOfOther: 'Este proyecto es de otro cliente',
    methodNotAllowed: 'Método no permitido',
    tooLarge: 'La solicitud es demasiado grande',
    notJson: 'Envíe JSON, por favor',
    brokenJson: 'El contenido de la solicitud no es JSON válido',
    brokenUrl: 'La dirección no es válida',
    badSignature: 'La firma no es válida',
    keyInvalid: 'Idempotency-Key debe ser un UUID',
    changedMeanwhile: 'Esto cambió mientras tanto. Revise las dos versiones y guarde de nuevo',
    keyReused: 'Esta solicitud ya se envió con otro contenido',
    otherSite: 'Para esto use nuestro propio sitio web, por favor',
    bodyTooSlow: 'La solicitud tardó demasiado en llegar. Inténtelo de nuevo, por favor',
    bodyIncomplete: 'La solicitud no llegó completa',
    unavailable: 'El servicio está ocupado. Inténtelo de nuevo en un minuto, por favor',
    internal: 'Algo falló de nuestro lado. Inténtelo de nuevo o llámenos, por favor',
  },
  unreadable: (collection: string, id: string, fields: readonly string[]) => {
    const name = documentNames[collection] ?? `El documento en ${collection}`;
    const wrong = fields.length > 0 ? ` (${fields.join(', ')})` : '';
    return `${name} ${id} no se puede leer${wrong}. Corríjalo en la consola de Firebase y luego inténtelo de nuevo`;
  },
  manyRequests: (minutes: number) =>
    `Demasiadas solicitudes. Inténtelo de nuevo en ${inWords(minutes)} o llame al ${business.phone}`,
  manyCodes: (minutes: number) =>
    `Demasiados códigos para este correo electrónico. Use el enlace de nuestro correo más reciente, inténtelo de nuevo en ${inWords(minutes)} o llame al ${business.phone}`,
};
