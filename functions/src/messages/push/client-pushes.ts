import type { Appointment } from '@welding/domain/entities/appointment';
import { whoSetOut } from '@welding/domain/entities/crew-taps';
import type { Project } from '@welding/domain/entities/project';
import { pushId } from '@welding/domain/entities/push';
import { toldTitle } from '@welding/domain/entities/told-title';
import { visitNews } from '@welding/domain/entities/visit-news';
import { paths } from '@welding/domain/paths';
import { type PushBatch, queuePush } from '#messages/pushes.ts';
import { arrivalDayWords, startWords } from '#messages/visit-words.ts';
import { findStaff } from '#staff/staff.ts';
import { pushesTexts } from './pushes-texts.ts';

/**
 * Adds the client's notification of a visit's change to its batch: the welder is on the way, or the visit moved. Other changes
 * only send mail.
 * @param before undefined for a new visit
 */
export async function queueVisitPush(
  batch: PushBatch,
  before: Appointment | undefined,
  visit: Appointment,
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
    // Replaces the notification still shown.
    await queuePush(batch, () => ({
      id: pushId('on-my-way', id, sequence),
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

/** Adds the notification of a just finished project to the batch of its change. */
export async function queueProjectFinished(
  batch: PushBatch,
  before: Project,
  { id, clientId, status, title, completedDate }: Project,
): Promise<void> {
  if (status !== 'completed' || before.status === 'completed') return;
  await queuePush(batch, () => ({
    id: pushId('project-finished', id, completedDate && Date.parse(completedDate)),
    kind: 'project-finished',
    clientId,
    title: pushesTexts().projectFinished,
    body: pushesTexts().seeInPortal,
    namedBody: pushesTexts().namedFinished(toldTitle(title)),
    path: paths.dashboard,
  }));
}
