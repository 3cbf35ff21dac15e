import { inLanguages, plural, say } from '@welding/domain/values/language';

export const deskTakeoutTexts = inLanguages({
  moveOut: say('Download everything', 'Descargar todo'),
  what: say(
    'One ZIP file with all that your business has stored: every record as a table for spreadsheets and exactly as it is stored, photos and other files, and the estimates, invoices and receipts you sent as PDFs.',
    'Un archivo ZIP con todo lo que su negocio tiene guardado: cada registro como tabla para hojas de cálculo y exactamente como está guardado, las fotos y demás archivos, y los presupuestos, facturas y recibos que envió, en PDF.',
  ),
  notIn: say(
    'Not in it: passwords, sign-in codes and sessions, links of emails, devices with notifications, and emails that wait to be sent.',
    'No incluye: contraseñas, códigos y sesiones, enlaces de los correos, dispositivos con notificaciones ni correos por enviar.',
  ),
  howLong: say(
    'Large accounts can take a few minutes. Keep this page open; a computer works best.',
    'Las cuentas grandes pueden tardar unos minutos. Deje esta página abierta; es mejor en una computadora.',
  ),
  careful: say(
    'The file holds personal data of every client. Store it somewhere safe. The person who runs this app for you can restore everything from it.',
    'El archivo tiene datos personales de todos los clientes. Guárdelo como guarda sus libros. La persona que mantiene esta aplicación puede restaurar todo con él.',
  ),
  download: say('Download everything', 'Descargar todo'),
  goOn: say('Continue', 'Continuar'),
  starting: say('Starting …', 'Empezando …'),
  progress: say(
    (size: string, documents: number, papers: number, files: number) =>
      `${size}: ${documents} ${plural(documents, 'record', 'records')}, ${papers} ${plural(papers, 'PDF', 'PDFs')}, ${files} ${plural(files, 'file', 'files')}`,
    (size, documents, papers, files) =>
      `${size}: ${documents} ${plural(documents, 'registro', 'registros')}, ${papers} PDF, ${files} ${plural(files, 'archivo', 'archivos')}`,
  ),
  done: say(
    'The file is whole and saved with your downloads.',
    'El archivo está completo, en sus descargas.',
  ),
  notDrawn: say(
    (count: number) =>
      `${count} ${plural(count, 'PDF', 'PDFs')} could not be drawn, because a record cannot be read. The file missing-….txt in the folder papers names them.`,
    (count) =>
      `No se pudieron hacer ${count} PDF, porque un registro no se puede leer. El archivo missing-….txt de la carpeta papers dice cuáles.`,
  ),
  brokeOff: say(
    'The connection broke off. What is here so far is kept while this page is open: continue when there is a connection.',
    'Se cortó la conexión. Lo que ya llegó se conserva mientras esta página esté abierta: continúe cuando haya conexión.',
  ),
  noneYet: say('Nothing has been taken out yet.', 'Todavía no se han sacado datos.'),
  failed: say('This did not work. Please try again.', 'No funcionó. Inténtelo de nuevo, por favor.'),
});
