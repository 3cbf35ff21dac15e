import { chicagoDate } from '../values/chicago-day.ts';
import { formatChicagoTime, wallTimeInstant } from '../values/chicago-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { zipOfAddress } from '../values/place.ts';
import { readTypedMinutes, readTypedTime, type TypedTime } from '../values/typed-time.ts';
import { formatDate } from '../values/words.ts';
import { clientName } from './client-names.ts';
import { clientIndex, clientOfRow, type Known } from './clients-alike.ts';
import { withLine } from './company-people.ts';
import { defaultDuration, durationWords, plannedDurations } from './duration.ts';
import { cutText, readPlace } from './import-cells.ts';
import type { ImportRow } from './import-request.ts';
import { type PlannedRow, skip } from './import-request.ts';

const jobTexts = inLanguages({
  untitled: say('Job', 'Trabajo'),
  badTime: say(
    (text: string) => `“${text}” is not a day and a time`,
    (text) => `«${text}» no es un día y una hora`,
  ),
  visitOn: say(
    (day: string, time: string) => `Visit on ${day} at ${time}, without a welder. No email goes out`,
    (day, time) => `Visita el ${day} a las ${time}, sin soldador. No se envía ningún correo`,
  ),
  noTime: say('No time, so no visit yet', 'Sin hora, así que todavía sin visita'),
  onDay: say(
    (day: string) => `Planned for ${day}`,
    (day) => `Previsto para el ${day}`,
  ),
  badMinutes: say(
    (text: string, length: string) => `“${text}” is not a length: ${length}`,
    (text, length) => `«${text}» no es una duración: ${length}`,
  ),
  history: say(
    (client: string, line: string) => `History, into the note of ${client}: ${line}`,
    (client, line) => `Historial, en la nota de ${client}: ${line}`,
  ),
  sameJob: say(
    (client: string) => `Already here: ${client} has this job`,
    (client) => `Ya está: ${client} tiene este trabajo`,
  ),
  noteFull: say(
    (client: string) => `The note of ${client} has no room for more history`,
    (client) => `En la nota de ${client} no cabe más historial`,
  ),
});

/** A job to come, with a visit if it has a time; or a past one, which becomes a line of its client's note. */
export type ImportedJob =
  | {
      readonly clientId: string;
      readonly title: string;
      readonly description?: string;
      /** For staff only: descriptions are shown to clients. */
      readonly note?: string;
      readonly address?: string;
      readonly zip?: string;
      readonly status: 'pending' | 'in_progress';
      readonly visit?: { readonly start: string; readonly duration: string };
    }
  | { readonly clientId: string; readonly line: string };

/** How programs call work that is done or called off, and work that goes on whatever its day was. */
const isOver =
  /\b(?:complete|completed|done|finished|closed|archived|paid|invoiced|billed|cancel+ed|lost|terminad[ao]|cerrad[ao]|pagad[ao]|cancelad[ao]|facturad[ao])\b/i;
const goesOn =
  /\b(?:in[ _-]?progress|started|active|open|unscheduled|late|overdue|action required|en curso|en proceso|empezad[ao]|abiert[ao]|sin programar)\b/i;
const hasBegun = /\b(?:in[ _-]?progress|started|en curso|en proceso|empezad[ao])\b/i;

/** Tells apart the jobs of a client, so that the same file twice makes them once. */
export function jobKey(job: {
  readonly clientId: string;
  readonly title: string;
  readonly scheduledDate?: string | undefined;
  readonly description?: string | undefined;
}): string {
  const { clientId, title, scheduledDate = '', description = '' } = job;
  return JSON.stringify([clientId, title.toLowerCase(), scheduledDate, description]);
}

/**
 * Each row's outcome. Past jobs are history: each becomes a line of its client's note.
 * @param present the keys (`jobKey`) of the jobs that these clients have
 */
export function planJobs(
  rows: readonly ImportRow<'jobs'>[],
  known: readonly Known[],
  { present, now }: { readonly present: ReadonlySet<string>; readonly now: Date },
): PlannedRow<ImportedJob>[] {
  const t = jobTexts();
  const index = clientIndex(known);
  const taken = new Set(present);
  const notes = new Map<string, string>();
  return rows.map((row) => {
    const { when = '', time = '', status = '', note = '' } = row;
    const { name: who, client, whyNot } = clientOfRow(index, row);
    const title = cutText(row.title || t.untitled, textLimits.title);
    const name = row.title ? title : who || title;
    if (!client) return skip(name, whyNot);
    const typed = [when, time].filter(Boolean).join(' ');
    const planned = when ? readTypedTime(when, time) : undefined;
    if (typed && !planned) return skip(name, t.badTime(typed));
    const more = (row.title ?? '').length > title.length ? row.title : '';
    const place = readPlace(row);
    if (isPast({ status, planned, now })) {
      const said = [row.title || t.untitled, status, place, note].filter(Boolean).join('. ');
      const line = planned ? `${formatDate(planned.day)}: ${said}` : said;
      const before = notes.get(client.id) ?? client.note ?? '';
      if (before.split('\n').includes(line)) return joins(name, client);
      const after = withLine(before, line);
      if (after === undefined) return skip(name, t.noteFull(clientName(client)));
      notes.set(client.id, after);
      return {
        does: 'create',
        name,
        code: 'history',
        why: t.history(clientName(client), line),
        made: { clientId: client.id, line },
      };
    }
    const start = startOf(planned, now);
    const { duration, problem } = readDuration(row.minutes ?? '');
    const isDayOnly = planned && !start;
    const days = isDayOnly ? t.onDay(formatDate(planned.day)) : '';
    const description = cutText([more, days].filter(Boolean).join('\n'), textLimits.text);
    const fits = place.length <= textLimits.address;
    const noted = cutText([fits ? '' : place, note].filter(Boolean).join('\n'), textLimits.text);
    const job = { clientId: client.id, title, ...(description && { description }) };
    const key = jobKey({ ...job, scheduledDate: start });
    if (taken.has(key)) return joins(name, client);
    taken.add(key);
    const zip = fits ? zipOfAddress(place) : undefined;
    return {
      does: 'create',
      name,
      why: [
        start && planned
          ? t.visitOn(formatDate(planned.day), formatChicagoTime(new Date(start)))
          : [t.noTime, days].filter(Boolean).join('. '),
        problem,
      ]
        .filter(Boolean)
        .join('. '),
      made: {
        ...job,
        ...(noted && { note: noted }),
        ...(place && fits && { address: place }),
        ...(zip && { zip }),
        status: hasBegun.test(status) ? 'in_progress' : 'pending',
        ...(start && { visit: { start, duration } }),
      },
    };
  });
}

function joins(name: string, client: Known): PlannedRow<ImportedJob> {
  return { does: 'join', name, why: jobTexts().sameJob(clientName(client)) };
}

function isPast({
  status,
  planned,
  now,
}: {
  readonly status: string;
  readonly planned: TypedTime | undefined;
  readonly now: Date;
}): boolean {
  if (isOver.test(status)) return true;
  if (!planned || goesOn.test(status)) return false;
  const at = instantOf(planned);
  return at ? at < now : planned.day < chicagoDate(now);
}

const instantOf = ({ day, time }: TypedTime) => (time ? wallTimeInstant(`${day}T${time}`) : undefined);

/** The start of a visit to come, in ISO 8601. */
function startOf(planned: TypedTime | undefined, now: Date): string | undefined {
  const at = planned && instantOf(planned);
  return at && at >= now ? at.toISOString() : undefined;
}

/** A length that staff can plan, rounded up; the usual one if there is none. */
function readDuration(text: string): { readonly duration: string; readonly problem?: string } {
  if (text === '') return { duration: defaultDuration };
  const minutes = readTypedMinutes(text);
  const duration = minutes && plannedDurations.find((planned) => Number(planned) >= minutes);
  if (duration) return { duration };
  return { duration: defaultDuration, problem: jobTexts().badMinutes(text, durationWords(defaultDuration)) };
}
