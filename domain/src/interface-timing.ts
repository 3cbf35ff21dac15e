/** Specification section 9; milliseconds unless the name says otherwise. */
export const toastTiming = {
  displayMs: 5_000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  limit: 1,
} as const;
/** A toast with a button, such as Undo, stays long enough to reach it by keyboard. */
export const actionToastMs = 10_000;
export const tooltipTiming = { openDelayMs: 700, skipDelayMs: 300 } as const;
export const quoteScrollDelayMs = 300;
