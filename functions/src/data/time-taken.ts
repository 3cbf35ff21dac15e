import type { Busy } from '@welding/domain/booking/busy';

/** Nobody who was asked for has the time free. */
export class TimeTakenError extends Error {
  override readonly name = 'TimeTakenError';
  /** Of the one who was asked for; of several, what is in the way of each. */
  readonly inTheWay: readonly Busy[];

  constructor(inTheWay: readonly Busy[]) {
    super('That time is taken');
    this.inTheWay = inTheWay;
  }
}
