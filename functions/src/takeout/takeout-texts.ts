import { inLanguages, plural, say } from '@welding/domain/values/language';

export const takeoutTexts = inLanguages({
  notTheNext: say(
    'This part of the file is not known: begin again',
    'Esta parte del archivo no se reconoce: empiece de nuevo',
  ),
  tooOld: say(
    'This file was begun more than an hour ago: begin again',
    'Este archivo se empezó hace más de una hora: empiece de nuevo',
  ),
  notDrawn: say(
    (papers: readonly { readonly paper: string; readonly why: string }[]) =>
      `${plural(papers.length, '1 PDF is', `${papers.length} PDFs are`)} missing here, because a record cannot be read. The records are in the file as they are stored.

${papers.map(({ paper, why }) => `${paper}: ${why}`).join('\n')}
`,
    (papers) =>
      `${plural(papers.length, 'Falta 1 PDF', `Faltan ${papers.length} PDF`)}, porque un registro no se puede leer. Los registros están en el archivo tal como están guardados.

${papers.map(({ paper, why }) => `${paper}: ${why}`).join('\n')}
`,
  ),
  readme: say(
    `Everything that the business has stored, as it was when the file was made.

tables/   one table for each list, for spreadsheets; times are Chicago's
papers/   estimates, invoices and receipts that were sent, as PDF; missing-….txt names any that could not be made
files/    photos and other files
records/  the same records exactly, from which they are restored
lists/    the names and checksums of all files here; manifest.json ends a whole file

Restoring into an empty project: npm run restore -- FILE --project NAME (docs/deploy.md).
The file holds personal data of every client: keep it as you keep the books.
`,
    `Todo lo que el negocio tiene guardado, tal como estaba cuando se hizo el archivo.

tables/   una tabla por cada lista, para hojas de cálculo; las horas son de Chicago
papers/   presupuestos, facturas y recibos que se enviaron, en PDF; missing-….txt dice cuáles no se pudieron hacer
files/    fotos y otros archivos
records/  los mismos registros exactos, de los que se restauran
lists/    los nombres y sumas de verificación de todos los archivos; manifest.json termina un archivo completo

Para restaurar en un proyecto vacío: npm run restore -- FILE --project NAME (docs/deploy.md).
El archivo tiene datos personales de todos los clientes: guárdelo como guarda los libros.
`,
  ),
});
