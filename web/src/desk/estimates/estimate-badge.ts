import {
  type Estimate,
  type EstimateState,
  estimateState,
  estimateStateLabel,
} from '@welding/domain/entities/estimate';
import { CircleCheck, CircleDashed, CircleX, Clock, History, type LucideIcon, Send } from 'lucide-react';

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  sent: { tone: 'blue', icon: Send },
  approved: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
  expired: { tone: 'yellow', icon: Clock },
  replaced: { tone: 'grey', icon: History },
} as const satisfies Record<EstimateState, { tone: string; icon: LucideIcon }>;

/** What an estimate is on this Chicago day. */
export function estimateBadge(estimate: Pick<Estimate, 'status' | 'validUntil' | 'changeOf'>, today: string) {
  const state = estimateState(estimate, today);
  return { label: estimateStateLabel(estimate, state), ...looks[state] };
}
