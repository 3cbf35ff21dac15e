import { chicagoDate } from '@welding/domain/values/chicago-day';
import * as z from 'zod/mini';
import { takeoutLimits } from '#http/limits.ts';
import { desk, owner, Reply } from '#http/resource-routes.ts';
import { badRequest, gone } from '#refusal.ts';
import { countUses } from '#store/rate-limits.ts';
import { readPosition, type TakeoutPosition } from './position.ts';
import { beginTakeout, isTooOld, takeoutPart, wholeTakeout } from './take-out.ts';
import { takeoutTexts } from './takeout-texts.ts';

/** The name of the first part. Each part names the next. */
const firstPart = 'first';

const partSchema = z.object({ part: z.optional(z.string()) });

export const routes = [
  /**
   * The whole file, or one part of it: `first`, or the name in the previous part's list. The parts joined, with a zip
   * directory, are the file. 410 when the records of the file's instant can no longer be read.
   */
  desk.get('/everything.zip', owner, partSchema, async ({ part }, { staff, actor }) => {
    const isNew = part === undefined || part === firstPart;
    if (isNew) await countUses(takeoutLimits(staff.id));
    const start = isNew ? await beginTakeout(actor) : knownPosition(staff.id, part);
    return new Reply({
      stream: part === undefined ? wholeTakeout(start, staff.id) : takeoutPart(start, staff.id),
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="everything-${chicagoDate(new Date(start.at))}.zip"`,
      },
    });
  }),
];

function knownPosition(staffId: string, part: string): TakeoutPosition {
  const t = takeoutTexts();
  const position = readPosition(staffId, part);
  if (!position) throw badRequest(t.notTheNext);
  if (isTooOld(position)) throw gone(t.tooOld);
  return position;
}
