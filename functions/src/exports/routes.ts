import { staffMessages } from '@welding/domain/entities/staff';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { typedDay } from '@welding/domain/values/given-time';
import { inLanguages, say } from '@welding/domain/values/language';
import * as z from 'zod/mini';
import { desk, office, Reply } from '#http/resource-routes.ts';
import { forbidden, notFound } from '#refusal.ts';
import { beginCsvFile } from './begin-csv-file.ts';

const exportTexts = inLanguages({
  days: say(
    'From and to must be days of the calendar, YYYY-MM-DD',
    'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  ),
  order: say('From must not be after to', 'La fecha inicial no puede ser después de la final'),
});

const day = z.optional(typedDay(() => exportTexts().days));
const fileSchema = z
  .object({ file: z.string(), from: day, to: day })
  .check(z.refine(({ from, to }) => !from || !to || from <= to, { error: () => exportTexts().order }));
const collectionSchema = z.enum([
  'clients',
  'projects',
  'appointments',
  'quotes',
  'payments',
  'estimates',
  'invoices',
  'expenses',
  'quickbooks-invoices',
  'quickbooks-payments',
]);

export const routes = [
  /**
   * {collection}.csv?from=&to=: the whole list for spreadsheets. Payments, invoices and expenses are limited to these Chicago days,
   * both included, if given. Expenses only for the owner.
   */
  desk.get('/export/:file', office, fileSchema, async ({ file, from, to }, { staff }) => {
    const collection = collectionSchema.safeParse(/^([\w-]+)\.csv$/.exec(file)?.[1]);
    if (!collection.success) throw notFound();
    if (collection.data === 'expenses' && staff.role !== 'owner') throw forbidden(staffMessages.roleMayNot);
    const today = toChicagoWallTime(new Date()).slice(0, 10);
    const of = from || to ? `${from ?? 'beginning'}-to-${to ?? today}` : today;
    return new Reply({
      stream: await beginCsvFile(collection.data, { from, to }),
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${collection.data}-${of}.csv"`,
      },
    });
  }),
];
