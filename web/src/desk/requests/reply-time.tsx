import type { Quote } from '@welding/domain/entities/quote';
import { closedReasonLabels } from '@welding/domain/entities/quote-answer';
import { replyDeadline } from '@welding/domain/entities/reply-deadline';
import { CircleCheck, Clock, ClockAlert } from 'lucide-react';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { useMinute } from '#shared/ui/use-minute.ts';
import { requestsTexts } from './requests-texts.ts';

/** How long there is to answer a request; of one that was answered, how. */
export function ReplyTime({ request: { status, createdAt, closedReason } }: { request: Quote }) {
  const now = useMinute();
  if (status === 'completed')
    return <StatusBadge label={requestsTexts().accepted} tone="green" icon={CircleCheck} />;
  if (status === 'cancelled') {
    return (
      <StatusBadge
        label={closedReason ? closedReasonLabels[closedReason] : requestsTexts().closed}
        tone="grey"
      />
    );
  }
  if (!now) return null;
  const { isOverdue, text } = replyDeadline(createdAt, now);
  return (
    <StatusBadge label={text} tone={isOverdue ? 'red' : 'yellow'} icon={isOverdue ? ClockAlert : Clock} />
  );
}
