import type { SpecialDay } from '@welding/domain/business/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Lane } from './lanes.ts';
import type { Slot } from './save-visit.ts';

/** What the views of the calendar show. */
export type CalendarViewProps = {
  readonly dates: readonly string[];
  readonly today: string;
  readonly lanesFor: (visits: readonly Appointment[]) => readonly Lane[];
  readonly visits: readonly Appointment[];
  readonly specialDays: readonly SpecialDay[];
  /** Kept free between two visits of one welder. */
  readonly gapMinutes: number;
  /** Missing for who may only look. */
  readonly onMove: ((visit: Appointment, slot: Slot) => void) | undefined;
};
