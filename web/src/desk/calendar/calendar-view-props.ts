import type { SpecialDay } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { PlaceRules } from './free-places.ts';
import type { Lane } from './lanes.ts';
import type { Slot } from './save-visit.ts';

/** What the views of the calendar show. */
export type CalendarViewProps = {
  readonly dates: readonly string[];
  readonly today: string;
  readonly lanesFor: (visits: readonly Appointment[]) => readonly Lane[];
  readonly visits: readonly Appointment[];
  readonly specialDays: readonly SpecialDay[];
  /** By which a place for a visit that is moved counts as free. */
  readonly rules: PlaceRules;
  /** Missing for who may only look. */
  readonly onMove: ((visit: Appointment, slot: Slot) => void) | undefined;
};
