import * as z from 'zod/mini';
import { inLanguages, plural, say } from '../values/language.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';

const crewTexts = inLanguages({
  choose: say(
    (max: number) => `Choose 1 to ${max} welders, each once`,
    (max) => `Elija de 1 a ${max} soldadores, cada uno una sola vez`,
  ),
  andMore: say(
    (names: string, others: number) => `${names} and ${others} more`,
    (names, others) => `${names} y ${others} más`,
  ),
  welders: say(
    (count: number) => plural(count, '1 welder', `${count} welders`),
    (count) => plural(count, '1 soldador', `${count} soldadores`),
  ),
});

export const maxCrew = 6;

const crewMessage = () => crewTexts().choose(maxCrew);

export const crewSchema = z.array(idSchema, { error: crewMessage }).check(
  z.minLength(1, { error: crewMessage }),
  z.maxLength(maxCrew, { error: crewMessage }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: crewMessage }),
);

/** A crew in a URL, separated by commas. */
export const crewParameterSchema = z.pipe(
  z.string({ error: crewMessage }),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    crewSchema,
  ),
);

type Crewed = Pick<Appointment, 'welderId' | 'welderIds'>;

/** The crew of a visit, the lead first; empty if unassigned. */
export function crewOf({ welderIds = [] }: Pick<Crewed, 'welderIds'>): readonly string[] {
  return welderIds;
}

/** Both fields of a crew. Each writer sets them together. */
export function crewFields(crew: readonly string[]): Crewed {
  return { welderId: crew[0], welderIds: crew.length > 0 ? [...crew] : undefined };
}

/**
 * The crew that a request asks for: `welderIds`, or `welderId` to name only the lead. Null unassigns.
 * @param current the current crew; with a new lead, the other members stay
 * @returns undefined if the request does not mention the crew
 */
export function askedCrew(
  {
    welderId,
    welderIds,
  }: {
    readonly welderId?: string | null | undefined;
    readonly welderIds?: readonly string[] | null | undefined;
  },
  current: readonly string[] = [],
): readonly string[] | undefined {
  if (welderIds !== undefined) return welderIds ?? [];
  if (welderId === undefined) return undefined;
  return welderId === null ? [] : [welderId, ...current.slice(1).filter((id) => id !== welderId)];
}

/** A crew in words, the lead first: "Wes, Dana". Counts people missing from `names`: "Wes and 1 more". */
export function crewText(crew: readonly string[], names: ReadonlyMap<string, string>): string {
  const t = crewTexts();
  const known = crew.flatMap((id) => names.get(id) ?? []);
  const others = crew.length - known.length;
  if (others === 0) return known.join(', ');
  if (known.length > 0) return t.andMore(known.join(', '), others);
  return t.welders(others);
}
