import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import * as z from 'zod/mini';
import { beginCsvFile } from '#actions/csv-file.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';

const fileSchema = z.object({ file: z.string() });
const collectionSchema = z.enum([
  'clients',
  'projects',
  'appointments',
  'quotes',
  'payments',
  'estimates',
  'invoices',
  'quickbooks-invoices',
  'quickbooks-payments',
]);

/** GET /api/desk/export/{collection}.csv: 200 and the whole list, in a form that spreadsheets open. */
export const exportCsv = staffRoute({
  method: 'GET',
  path: '/api/desk/export/:file',
  roles: ['owner', 'office'],
  read: addressParts(fileSchema),
  answer: async ({ file }) => {
    const collection = collectionSchema.safeParse(/^([\w-]+)\.csv$/.exec(file)?.[1]);
    if (!collection.success) throw notFound();
    const day = toChicagoWallTime(new Date()).slice(0, 10);
    return {
      status: 200,
      text: await beginCsvFile(collection.data),
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${collection.data}-${day}.csv"`,
      },
    };
  },
});
