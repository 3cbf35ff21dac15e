import { type Appointment, type Duration, defaultDuration } from '@welding/domain/entities/appointment';
import { newVisitSchema } from '@welding/domain/entities/visit';
import { readChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type ChosenTime, chosenInstant, chosenTimeOf } from '#shared/appointments/chosen-instant.ts';

/** What the form of a visit holds; everything is text, as inputs give it. */
export type VisitValues = ChosenTime & {
  readonly clientId: string;
  readonly projectId: string;
  readonly title: string;
  readonly description: string;
  readonly duration: Duration;
  readonly welderId: string;
  readonly windowMinutes: string;
  readonly address: string;
  readonly zip: string;
};

export const emptyVisit: VisitValues = {
  clientId: '',
  projectId: '',
  title: '',
  description: '',
  wallTime: '',
  pass: 'first',
  duration: defaultDuration,
  welderId: '',
  windowMinutes: '',
  address: '',
  zip: '',
};

export function visitValuesOf(visit: Appointment): VisitValues {
  return {
    ...chosenTimeOf(new Date(visit.scheduledDate)),
    clientId: visit.clientId,
    projectId: visit.projectId ?? '',
    title: visit.title,
    description: visit.description ?? '',
    duration: visit.duration,
    welderId: visit.welderId ?? '',
    windowMinutes: visit.windowMinutes === undefined ? '' : String(visit.windowMinutes),
    address: visit.address ?? '',
    zip: visit.zip ?? '',
  };
}

type Problems = Partial<Record<keyof VisitValues, string>>;

/** What a new visit is sent as, or what is wrong with the form, by field and by the rules of the API. */
export function readVisit(values: VisitValues): { body: object } | { problems: Problems } {
  const { clientId, title, duration } = values;
  const body = {
    clientId,
    title,
    duration,
    scheduledDate: chosenInstant(values)?.toISOString() ?? '',
    ...(values.projectId && { projectId: values.projectId }),
    ...(values.welderId && { welderId: values.welderId }),
    ...(values.description.trim() && { description: values.description }),
    ...(values.windowMinutes !== '' && { windowMinutes: Number(values.windowMinutes) }),
    ...(values.address.trim() && { address: values.address }),
    ...(values.zip.trim() && { zip: values.zip }),
  };
  const parsed = newVisitSchema.safeParse(body);
  if (parsed.success) return { body };
  const problems: Problems = {};
  for (const { path, message } of parsed.error.issues) problems[fieldOf(path[0])] ??= message;
  if (readChicagoWallTime(values.wallTime).kind === 'skipped') {
    problems.wallTime = 'This time does not exist. Please choose another';
  }
  return { problems };
}

function fieldOf(name: PropertyKey | undefined): keyof VisitValues {
  if (name === 'scheduledDate') return 'wallTime';
  const known = Object.keys(emptyVisit).find((field): field is keyof VisitValues => field === name);
  return known ?? 'title';
}

/** What a change is sent as: the fields in which the form differs from `stored`. */
export function visitChangeOf(values: VisitValues, stored: Appointment): Readonly<Record<string, unknown>> {
  const before = visitValuesOf(stored);
  const change: Record<string, unknown> = {};
  // By what the form shows: a stored time may have seconds, which no form has.
  if (values.wallTime !== before.wallTime || values.pass !== before.pass) {
    change['scheduledDate'] = chosenInstant(values)?.toISOString();
  }
  for (const field of ['title', 'description', 'duration', 'address', 'zip'] as const) {
    if (values[field] !== before[field]) change[field] = values[field];
  }
  for (const field of ['projectId', 'welderId'] as const) {
    if (values[field] !== before[field]) change[field] = values[field] || null;
  }
  if (values.windowMinutes !== before.windowMinutes) {
    change['windowMinutes'] = values.windowMinutes === '' ? null : Number(values.windowMinutes);
  }
  return change;
}
