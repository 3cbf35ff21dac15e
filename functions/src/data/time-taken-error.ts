import { bookingMessages } from '@welding/domain/booking/booking-messages';
import type { Busy } from '@welding/domain/booking/busy';

/** Nobody who was asked for has the time free, or of a crew not everybody. */
export class TimeTakenError extends Error {
  override readonly name = 'TimeTakenError';
  /** What is in the way of each, once. */
  readonly inTheWay: readonly Busy[];
  /** Whose way it is in. */
  readonly whose: readonly string[];

  /** When those begin whose time is not free, where several were asked for. */
  readonly starts: readonly string[];

  constructor(
    found: readonly { readonly welderId: string; readonly inTheWay: readonly Busy[] }[],
    starts: readonly string[] = [],
  ) {
    super(bookingMessages.taken);
    const entries = found.flatMap(({ inTheWay }) => inTheWay);
    this.inTheWay = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    const whose = found.flatMap(({ welderId, inTheWay }) => (inTheWay.length > 0 ? [welderId] : []));
    this.whose = [...new Set(whose)];
    this.starts = starts;
  }
}
