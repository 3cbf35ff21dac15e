import {
  newRecurringBlockSchema,
  type RecurringBlock,
  recurringBlockProblem,
} from '@welding/domain/booking/recurring-block';

/** What the form of a recurring block holds, as inputs give it. */
export type RecurringValues = {
  readonly welderId: string;
  readonly reason: string;
  /** Sunday is 0. */
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly firstDate: string;
  /** Empty for no end. */
  readonly lastDate: string;
};

export function recurringValuesOf(block: RecurringBlock): RecurringValues {
  const { welderId, reason, weekdays, from, to, firstDate, lastDate } = block;
  return { welderId, reason, weekdays, from, to, firstDate, lastDate: lastDate ?? '' };
}

type Problems = Partial<Record<keyof RecurringValues, string>>;
type Body = ReturnType<typeof newRecurringBlockSchema.parse>;

/** What the form is sent as, or what is wrong with it, by the rules of the API. */
export function readRecurring(values: RecurringValues): { body: Body } | { problems: Problems } {
  const body = { ...values, weekdays: values.weekdays.toSorted(), lastDate: values.lastDate || null };
  const parsed = newRecurringBlockSchema.safeParse(body);
  if (!parsed.success) {
    const problems: Problems = {};
    for (const { path, message } of parsed.error.issues) problems[fieldOf(path[0], values)] ??= message;
    return { problems };
  }
  const problem = recurringBlockProblem(parsed.data);
  if (!problem) return { body: parsed.data };
  return { problems: parsed.data.to <= parsed.data.from ? { to: problem } : { lastDate: problem } };
}

function fieldOf(name: PropertyKey | undefined, values: RecurringValues): keyof RecurringValues {
  return Object.keys(values).find((field): field is keyof RecurringValues => field === name) ?? 'reason';
}
