import { bookingMessages } from '@welding/domain/booking/booking-messages';
import type { Busy } from '@welding/domain/booking/busy';

/** Nobody who was asked for has the time free, or of a crew not everybody. */
export class TimeTakenError extends Error {
  override readonly name = 'TimeTakenError';
  /** What is in the way of each, once. */
  readonly inTheWay: readonly Busy[];
  /** Whose way it is in. */
  readonly whose: readonly string[];
  /** Whose way it is in at which of several times that were asked for. */
  readonly busyAt: readonly { readonly welderId: string; readonly start: string }[];

  constructor(
    found: readonly {
      readonly welderId: string;
      readonly inTheWay: readonly Busy[];
      readonly start?: string;
    }[],
  ) {
    super(bookingMessages.taken);
    const entries = found.flatMap(({ inTheWay }) => inTheWay);
    this.inTheWay = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    const busy = found.filter(({ inTheWay }) => inTheWay.length > 0);
    this.whose = [...new Set(busy.map(({ welderId }) => welderId))];
    this.busyAt = busy.flatMap(({ welderId, start }) => (start === undefined ? [] : { welderId, start }));
  }
}
