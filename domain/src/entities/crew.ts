import * as z from 'zod/mini';
import { idSchema } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewTexts } from './crew-texts.ts';

/** More people never go to one visit. */
export const maxCrew = 6;

const crewMessage = () => crewTexts().choose(maxCrew);

/** Who makes a visit, the one who leads first. */
export const crewSchema = z.array(idSchema, { error: crewMessage }).check(
  z.minLength(1, { error: crewMessage }),
  z.maxLength(maxCrew, { error: crewMessage }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: crewMessage }),
);

/** A crew as an address carries it, parted by commas. */
export const crewParameterSchema = z.pipe(
  z.string({ error: crewMessage }),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    crewSchema,
  ),
);

type Crewed = Pick<Appointment, 'welderId' | 'welderIds'>;

/** Who makes a visit, the one who leads first; nobody yet where it is unassigned. Documents of before name one welder alone. */
export function crewOf({ welderId, welderIds }: Crewed): readonly string[] {
  if (welderIds && welderIds.length > 0) return welderIds;
  return welderId ? [welderId] : [];
}

/** The fields of a visit that say who makes it; those of one that is nobody's are undefined. */
export function crewFields(crew: readonly string[]): Crewed {
  return { welderId: crew[0], welderIds: crew.length > 0 ? [...crew] : undefined };
}

/**
 * Whom a request names: `welderIds`, or `welderId` as screens send it that show one welder; nobody for null.
 * @param current who makes the visit: those whom such a screen does not show stay with it
 * @returns undefined where it says nothing of it
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

/** A crew in words, the one who leads first: "Wes, Dana". Whom `names` does not have is counted: "Wes and 1 more". */
export function crewText(crew: readonly string[], names: ReadonlyMap<string, string>): string {
  const known = crew.flatMap((id) => names.get(id) ?? []);
  const others = crew.length - known.length;
  if (others === 0) return known.join(', ');
  if (known.length > 0) return crewTexts().andMore(known.join(', '), others);
  return crewTexts().welders(others);
}
