import type { Appointment } from '../entities/appointment.ts';
import type { AuditAction, AuditEntry } from '../entities/audit-entry.ts';
import { localTitle } from '../entities/local-title.ts';
import { knownProjectStatus } from '../entities/project-request.ts';
import { tapActions } from '../entities/visit-tap.ts';
import { deskPaths } from '../paths.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { formatChicagoDateTime } from '../values/chicago-time.ts';
import {
  compareTimes,
  happened,
  type ProjectStory,
  type StoryEvent,
  theBusiness,
  theClient,
  type Who,
  whoDid,
  whoOf,
} from './story-event.ts';
import type { TimelineKind } from './timeline-entry.ts';
import { timelineTexts } from './timeline-texts.ts';

export function eventsOfProject(story: ProjectStory): StoryEvent[] {
  const { project, requests, changes } = story;
  const t = timelineTexts();
  const ofProject = changes.filter(({ entityId }) => entityId === project.id);
  const moves = ofProject.flatMap((entry): StoryEvent[] => {
    const to = entry.changes.find(({ field }) => field === 'status')?.to;
    if (entry.action !== 'changed' || typeof to !== 'string') return [];
    const sentence = t.projectMoves[knownProjectStatus(to)];
    return [{ kind: 'project_status', at: entry.at, who: whoOf(entry), sentence }];
  });
  return [
    ...requests.map(
      (quote): StoryEvent => ({
        kind: 'requested',
        at: quote.createdAt,
        who: theClient(story, `${quote.firstName} ${quote.lastName}`.trim()),
        sentence: t.asked,
        paths: { desk: deskPaths.request(quote.id) },
      }),
    ),
    {
      kind: 'project_opened',
      at: project.createdAt,
      who: whoDid(story, project.id, ['created', 'added']),
      sentence: t.projectOpened,
    },
    ...moves,
    ...photosAdded(ofProject),
  ];
}

/** One entry per person and day for added photos. */
function photosAdded(entries: readonly AuditEntry[]): StoryEvent[] {
  const added = entries.filter(({ action }) => action === 'added a photo to');
  const days = Map.groupBy(added, ({ actor, at }) => `${actor.id} ${chicagoDate(new Date(at))}`);
  return [...days.values()].flatMap((ofDay): StoryEvent[] => {
    const last = ofDay.toSorted((one, other) => compareTimes(other.at, one.at))[0];
    if (!last) return [];
    const sentence = timelineTexts().photosAdded(ofDay.length);
    return [{ kind: 'photos_added', at: last.at, who: whoOf(last), sentence }];
  });
}

export function eventsOfVisit(visit: Appointment, story: ProjectStory): StoryEvent[] {
  const t = timelineTexts();
  const title = localTitle(visit.title);
  const common = { paths: { desk: deskPaths.visit(visit.id) } };
  const own = story.changes.filter(({ entityId }) => entityId === visit.id);
  const movedTo = (entry: AuditEntry) => entry.changes.find(({ field }) => field === 'scheduledDate');
  const moves = own.filter((entry) => entry.action === 'changed' && movedTo(entry));
  const first = moves.toSorted((one, other) => compareTimes(one.at, other.at))[0];
  const planned = first && movedTo(first)?.from;
  const time = (instant: unknown) => formatChicagoDateTime(new Date(String(instant)));
  const tapped = (at: string | undefined, kind: TimelineKind, action: AuditAction, sentence: string) =>
    happened(at, { ...common, kind, who: whoTapped(own, action, at), sentence });
  return [
    {
      ...common,
      kind: 'visit_planned',
      at: visit.createdAt,
      who: whoDid(story, visit.id, ['created']),
      sentence: t.visitPlanned(title, time(planned ?? visit.scheduledDate)),
    },
    ...moves.map(
      (entry): StoryEvent => ({
        ...common,
        kind: 'visit_moved',
        at: entry.at,
        who: whoOf(entry),
        sentence: t.visitMoved(title, time(movedTo(entry)?.to)),
      }),
    ),
    ...(visit.status === 'cancelled' ? own.filter(isCancellation).slice(0, 1) : []).map(
      (entry): StoryEvent => ({
        ...common,
        kind: 'visit_cancelled',
        at: entry.tappedAt ?? entry.at,
        who: whoOf(entry),
        sentence: t.visitCancelled(title),
      }),
    ),
    ...tapped(visit.onMyWayAt, 'visit_on_my_way', tapActions['on-my-way'], t.onMyWay(title)),
    ...tapped(visit.startedAt, 'visit_started', tapActions.start, t.started(title)),
    ...tapped(visit.finishedAt, 'visit_finished', tapActions.finish, t.finished(title)),
  ];
}

/** Who tapped at that time, for each crew member's own tap. */
function whoTapped(entries: readonly AuditEntry[], action: AuditAction, at: string | undefined): Who {
  const taps = entries.filter((entry) => entry.action === action);
  const tap = taps.find(({ tappedAt }) => tappedAt === at) ?? taps[0];
  return tap ? whoOf(tap) : theBusiness;
}

export function isCancellation({ action, changes }: AuditEntry): boolean {
  return (
    action === 'cancelled' ||
    (action === 'changed' && changes.some(({ field, to }) => field === 'status' && to === 'cancelled'))
  );
}
