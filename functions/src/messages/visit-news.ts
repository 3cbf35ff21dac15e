import type { Appointment } from '@welding/domain/entities/appointment';
import { whoSetOut } from '@welding/domain/entities/crew-taps';
import { pushId } from '@welding/domain/entities/push';
import { visitNews } from '@welding/domain/entities/visit-news';
import { atDesk, deskPaths, paths } from '@welding/domain/paths';
import { findStaff } from '#staff/staff.ts';
import type { Batch } from '#store/firestore.ts';
import { pushesTexts } from './push/pushes-texts.ts';
import { queueWeldersNews } from './push/queue-welders-news.ts';
import { type PushBatch, queuePush, withdrawPush } from './pushes.ts';
import { queueVisitMail } from './queue-visit-mail.ts';
import { queueMovesMails, queueVisitsMail } from './queue-visits-mail.ts';
import { arrivalDayWords, startWords } from './visit-words.ts';

type VisitChange = {
  /** Undefined for a new visit. */
  readonly before?: Appointment | undefined;
  readonly after: Appointment;
};

type TellingOfVisit = VisitChange & {
  /** The staff member who changed it, who needs no notification. */
  readonly by?: string | undefined;
  /** Other times for the client. */
  readonly freeTimes?: readonly Date[] | undefined;
  /** The visit as the client knows it, if not `before`. */
  readonly known?: Appointment | undefined;
  /** False when the client's last mail tells the new state already. */
  readonly tellsClient: boolean;
  /** The same for the client's devices. */
  readonly notifies: boolean;
};

/** Mails and notifies the client, and notifies the welders whose days change. */
export async function visitChanged(
  batch: Batch,
  { before, after, by, freeTimes, known = before, tellsClient, notifies }: TellingOfVisit,
): Promise<void> {
  await Promise.all([
    tellsClient && queueVisitMail(batch, known, after, freeTimes),
    notifies && notifyClient(batch, { before: known, after }),
    queueWeldersNews(batch, [{ before, after }], by),
  ]);
}

type Plan = { readonly visits: readonly Appointment[]; readonly by?: string };

/** Mails the client once about all visits of a plan, and notifies its welders. */
export async function visitsPlanned(batch: Batch, { visits, by }: Plan): Promise<void> {
  await queueVisitsMail(batch, visits);
  await queueWeldersNews(
    batch,
    visits.map((after) => ({ after })),
    by,
  );
}

type Moves = {
  readonly moves: readonly { readonly before: Appointment; readonly after: Appointment }[];
  readonly by: string;
};

/** Mails each client once, and notifies clients and welders. */
export async function visitsMoved(batch: Batch, { moves, by }: Moves): Promise<void> {
  await Promise.all([
    queueMovesMails(batch, moves),
    queueWeldersNews(batch, moves, by),
    ...moves.map((move) => notifyClient(batch, move)),
  ]);
}

/** Notifies the client that the welder is on the way, or that the visit moved. Other changes only send mail. */
async function notifyClient(
  batch: PushBatch & Pick<Batch, 'delete'>,
  { before, after: visit }: VisitChange,
): Promise<void> {
  const now = new Date();
  const { id, clientId, sequence = 0 } = visit;
  const kind = visitNews(before, visit, now);
  if (kind === 'on-my-way') {
    const welderId = whoSetOut(visit);
    const welder = welderId ? await findStaff(welderId) : undefined;
    const [firstName] = (welder?.name ?? '').split(' ');
    await queuePush(batch, () => ({
      id: pushId(kind, id, sequence),
      kind,
      clientId,
      title: pushesTexts().onMyWay,
      body: pushesTexts().welderOnTheWay,
      ...(firstName && { namedBody: pushesTexts().namedOnTheWay(firstName) }),
      path: paths.dashboard,
    }));
  }
  if (kind === 'not-on-my-way') {
    const told = pushId('on-my-way', id, sequence);
    if (await withdrawPush(batch, told)) return;
    // Replaces the notification still shown.
    await queuePush(batch, () => ({
      id: told,
      kind: 'on-my-way',
      clientId,
      title: pushesTexts().notOnMyWay,
      body: pushesTexts().toldTooEarly,
      path: paths.dashboard,
    }));
  }
  if (kind === 'visit-needs-time') {
    await queuePush(batch, () => ({
      id: pushId(kind, id, sequence),
      kind,
      clientId,
      title: pushesTexts().needsTime,
      body: pushesTexts().chooseTime(startWords({ visit, now })),
      path: paths.dashboard,
    }));
  }
  if (kind === 'visit-moved') {
    await queuePush(batch, () => ({
      id: pushId(kind, id, sequence),
      kind,
      clientId,
      title: pushesTexts().visitMoved,
      body: pushesTexts().isNowOn(arrivalDayWords({ visit, now })),
      path: paths.dashboard,
    }));
  }
}

/** Notifies staff of a visit that its client booked, moved or cancelled. */
export async function clientChangedVisit(
  batch: PushBatch,
  { before, after: visit }: VisitChange,
): Promise<void> {
  const now = new Date();
  const isCancelled = visit.status === 'cancelled';
  const { clientName } = visit;
  const path = atDesk(deskPaths.visit(visit.id));
  const when = () => startWords({ visit, now });
  if (visit.outsideHours && !isCancelled) {
    await queuePush(batch, () => ({
      id: pushId('visit-to-confirm', visit.id, visit.sequence),
      kind: 'visit-to-confirm',
      title: pushesTexts().visitToConfirm,
      body: pushesTexts().outsideHours(when()),
      ...(clientName && { namedBody: pushesTexts().namedOutsideHours(clientName, when()) }),
      path,
    }));
  } else if (!before) {
    await queuePush(batch, () => ({
      id: pushId('client-booked-visit', visit.id, visit.sequence),
      kind: 'client-booked-visit',
      title: pushesTexts().clientBooked,
      body: when(),
      ...(clientName && { namedBody: `${clientName}: ${when()}` }),
      path,
    }));
  } else {
    const was = () => startWords({ visit: before, now });
    const kind = isCancelled ? 'client-cancelled-visit' : 'client-moved-visit';
    const body = () => (isCancelled ? was() : pushesTexts().fromTo(was(), when()));
    await queuePush(batch, () => ({
      id: pushId(kind, visit.id, visit.sequence),
      kind,
      title: isCancelled ? pushesTexts().clientCancelled : pushesTexts().clientMoved,
      body: body(),
      ...(clientName && { namedBody: `${clientName}: ${body()}` }),
      path,
    }));
  }
}

/** Notifies the other staff of a visit that just came to need another welder. @param by the staff member who asks */
export async function welderNeeded(
  batch: PushBatch,
  { before, after: visit, by }: Required<VisitChange> & { readonly by: string },
): Promise<void> {
  if (!visit.needsWelder || before?.needsWelder) return;
  const now = new Date();
  const when = () => startWords({ visit, now });
  await queuePush(batch, () => ({
    id: pushId('visit-needs-welder', visit.id, visit.updatedAt && Date.parse(visit.updatedAt)),
    kind: 'visit-needs-welder',
    exceptStaffId: by,
    title: pushesTexts().needsWelder,
    body: when(),
    ...(visit.clientName && { namedBody: `${visit.clientName}, ${when()}` }),
    path: atDesk(deskPaths.visit(visit.id)),
  }));
}
