import type { Quote } from '@welding/domain/entities/quote';
import { closedReasonLabels } from '@welding/domain/entities/quote-answer';
import { replyDeadline } from '@welding/domain/entities/reply-deadline';
import { business } from '@welding/domain/values/business';
import { labelOf } from '@welding/domain/values/label-of';
import { CircleCheck, Clock, ClockAlert, MapPin } from 'lucide-react';
import { usePlace } from '#shared/service-area/find-place.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useMinute } from '#shared/ui/use-clock.ts';
import { requestsTexts } from './requests-texts.ts';

/** The time left to answer, or the outcome. */
export function ReplyTime({ request: { status, createdAt, closedReason } }: { request: Quote }) {
  const t = requestsTexts();
  const now = useMinute();
  if (status === 'completed') return <StatusBadge label={t.accepted} tone="green" icon={CircleCheck} />;
  if (status === 'cancelled') {
    return (
      <StatusBadge label={closedReason ? labelOf(closedReasonLabels, closedReason) : t.closed} tone="grey" />
    );
  }
  if (!now) return null;
  const { isOverdue, text } = replyDeadline(createdAt, now);
  return (
    <StatusBadge label={text} tone={isOverdue ? 'red' : 'yellow'} icon={isOverdue ? ClockAlert : Clock} />
  );
}

/** The distance to the job and whether it is in our area, if a ZIP code or town is known. */
export function RequestDistance({ zip, intake }: Pick<Quote, 'zip' | 'intake'>) {
  const town = intake?.town;
  return zip || town ? <Distance zip={zip ?? ''} town={town ?? ''} /> : null;
}

/** The same in few words, for a table. */
export function RequestPlace({ zip = '', intake }: Pick<Quote, 'zip' | 'intake'>) {
  const t = requestsTexts();
  const { answer } = usePlace(zip, intake?.town ?? '');
  if (answer?.kind !== 'found') return intake?.town ?? (zip && t.zip(zip));
  const { label, miles, isInside } = answer.place;
  return isInside ? t.near(label, Math.round(miles)) : t.far(label, Math.round(miles));
}

function Distance({ zip, town }: { zip: string; town: string }) {
  const t = requestsTexts();
  const radius = business.serviceRadiusMiles;
  const { answer } = usePlace(zip, town);
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{whereText()}</span>
    </p>
  );

  function whereText(): string {
    if (answer?.kind === 'found') {
      const { label, miles, direction, isInside } = answer.place;
      const where = [label, Math.round(miles), direction, radius] as const;
      return isInside ? t.inside(...where) : t.outside(...where);
    }
    if (zip) return answer ? t.zipOutside(zip, radius) : t.zip(zip);
    return town;
  }
}

/** The sender's name, otherwise the email. */
export function requestName({ firstName, lastName, email }: Quote): string {
  return `${firstName} ${lastName}`.trim() || email || requestsTexts().somebody;
}
