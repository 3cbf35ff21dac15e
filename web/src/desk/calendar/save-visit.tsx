import { deskApiPaths } from '@welding/domain/api-paths';
import { locksVisit } from '@welding/domain/booking/client-change';
import { businessSettingsId, defaultSettings, storedSettingsSchema } from '@welding/domain/business/settings';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import type { TakenBackKind } from '@welding/domain/entities/take-back';
import { planSchema, type VisitChange } from '@welding/domain/entities/visit';
import { decideVisitChange } from '@welding/domain/entities/visit-change';
import { type VisitNews, visitNews } from '@welding/domain/entities/visit-news';
import { Lock } from 'lucide-react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { deskSession } from '#desk/session/desk-session.ts';
import { MailNote } from '#desk/ui/shown-mail.tsx';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import type { Once } from '#shared/form/form-draft.ts';
import { thingsInTheWay } from '#shared/form/use-save.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { visitActionsTexts, visitMailTexts } from './visit-texts.ts';

const parse = (json: unknown) => appointmentSchema.parse(json);

/**
 * Once per key.
 * @throws as `deskRequest`
 */
export function addVisit(visit: Once): Promise<Appointment> {
  return deskRequest(deskApiPaths.appointments, parse, visit);
}

/**
 * Stores all visits of a job or none, once per key.
 * @throws as `deskRequest`
 */
export async function addPlan(plan: Once): Promise<readonly Appointment[]> {
  const read = (json: unknown) => planSchema.parse(json);
  return (await deskRequest(deskApiPaths.plans, read, plan)).visits;
}

/**
 * Changes a visit at `version`.
 * @throws as `deskRequest`
 */
export function changeVisit(
  id: string,
  version: string | null | undefined,
  change: Readonly<Record<string, unknown>>,
): Promise<Appointment> {
  const body = { ...change, updatedAt: version ?? null };
  return deskRequest(deskApiPaths.appointment(id), parse, { method: 'PATCH', body });
}

/**
 * Cancels a visit; only staff see the reason.
 * @throws as `deskRequest`
 */
export function cancelVisit(
  id: string,
  body: { readonly at: string; readonly reason: string },
): Promise<Appointment> {
  return deskRequest(deskApiPaths.visitTap(id, 'cancel'), parse, { body });
}

/**
 * Undoes a tap, with a reason.
 * @throws as `deskRequest`
 */
export function takeTapBack(
  id: string,
  tap: { readonly of: TakenBackKind; readonly tapped: string },
  reason: string,
): Promise<Appointment> {
  const body = { ...tap, at: serverNow().toISOString(), reason };
  return deskRequest(deskApiPaths.visitTap(id, 'take-back'), parse, { body });
}

export type Slot = { readonly scheduledDate: string; readonly welderIds: readonly string[] };

function changeSlot({ id, updatedAt }: Appointment, slot: Slot, more = {}): Promise<Appointment> {
  const welderIds = slot.welderIds.length > 0 ? slot.welderIds : null;
  return changeVisit(id, updatedAt, { scheduledDate: slot.scheduledDate, welderIds, ...more });
}

/**
 * Moves a visit and offers undo. A failure is reported, and the visit stays.
 * @returns the moved visit
 */
export async function moveVisit(visit: Appointment, slot: Slot): Promise<Appointment | undefined> {
  const t = visitActionsTexts();
  const before = { scheduledDate: visit.scheduledDate, welderIds: crewOf(visit) };
  try {
    const moved = await changeSlot(visit, slot);
    void showToast({
      title: t.visitMoved,
      description: `${localTitle(visit.title)}, ${appointmentTime(new Date(slot.scheduledDate))}`,
      action: { label: t.undo, onAction: () => void moveBack(moved, before) },
    });
    return moved;
  } catch (error) {
    if (thingsInTheWay(error)) offerAnyway(visit, slot, error);
    else showFailure(t.notMoved, error);
    return undefined;
  }
}

/** Reports the conflict and lets the owner move the visit anyway. */
function offerAnyway(visit: Appointment, slot: Slot, error: unknown): void {
  const t = visitActionsTexts();
  const session = deskSession.current();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  const anyway = async () => {
    try {
      await changeSlot(visit, slot, { bookAnyway: true });
    } catch (again) {
      showFailure(t.notMoved, again);
    }
  };
  void showToast({
    title: t.notMoved,
    description: error instanceof Error ? error.message : String(error),
    variant: 'destructive',
    ...(isOwner && { action: { label: t.bookAnyway, onAction: () => void anyway() } }),
  });
}

async function moveBack(moved: Appointment, before: Slot): Promise<void> {
  try {
    await changeSlot(moved, before, { undoes: true });
  } catch (error) {
    showFailure(visitActionsTexts().notMovedBack, error);
  }
}

export function showFailure(title: string, error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  void showToast({ title, description, variant: 'destructive' });
}

type VisitMailNoteProps = { visit: Appointment; change: Omit<VisitChange, 'updatedAt'> | 'cancel' };

/** The mail a change would send, by the same rule as the sender, and whether the client could still change the visit. */
export function VisitMailNote({ visit, change }: VisitMailNoteProps) {
  const news = newsOf(visit, change);
  const time = change === 'cancel' ? undefined : (change.scheduledDate ?? new Date(visit.scheduledDate));
  return (
    <>
      <MailNote clientId={visit.clientId} purpose="visits" about={aboutOf(news)} className="col-span-full" />
      {news && time && <LockNote time={time} />}
    </>
  );
}

export function LockNote({ time }: { time: Date }) {
  const settings = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  const { cutoffHours } = (settings.status === 'ready' ? settings.item : defaultSettings).booking;
  const isNews = time > serverNow() && locksVisit(time, cutoffHours, serverNow());
  return (
    <p role="status" className="col-span-full flex items-start gap-2 empty:hidden">
      {isNews && (
        <>
          <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {visitMailTexts().locks(cutoffHours)}
        </>
      )}
    </p>
  );
}

export function aboutOf(news: VisitNews | undefined, count = 1): string | undefined {
  const t = visitMailTexts();
  if (!news) return undefined;
  return count > 1 ? t.theseVisits : t.about[news];
}

/** Whether the client gets a mail about this move. */
export function mailsClient(visit: Appointment, { scheduledDate, welderIds }: Slot): boolean {
  return newsOf(visit, changeOf({ scheduledDate, welderIds })) !== undefined;
}

export function changeOf({ scheduledDate, welderIds }: Slot): Omit<VisitChange, 'updatedAt'> {
  return {
    scheduledDate: new Date(scheduledDate),
    welderIds: welderIds.length > 0 ? [...welderIds] : null,
  };
}

function newsOf(visit: Appointment, change: VisitMailNoteProps['change']): VisitNews | undefined {
  const cancelled = { status: 'cancelled', sequence: (visit.sequence ?? 0) + 1 };
  try {
    const fields = change === 'cancel' ? cancelled : decideVisitChange(visit, { updatedAt: null, ...change });
    return visitNews(visit, { ...visit, ...fields }, serverNow());
  } catch {
    // The change is invalid, and the form says why.
    return undefined;
  }
}
