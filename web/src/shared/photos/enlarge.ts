export type Point = { readonly x: number; readonly y: number };

/** How large something is shown, and moved how far from the middle of its stage, in CSS pixels. */
export type View = Point & { readonly scale: number };

export const whole: View = { scale: 1, x: 0, y: 0 };

const most = 6;

/**
 * The view after it was made larger by `factor`: what was at `from` is at `to` then, both from the stage's middle, as far
 * as its edges come no further in than those of the stage.
 */
export function enlarge(
  view: View,
  factor: number,
  { from, to, stage }: { from: Point; to: Point; stage: { width: number; height: number } },
): View {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const within = (offset: number, length: number) => {
    const room = (length * (scale - 1)) / 2;
    return Math.min(room, Math.max(-room, offset));
  };
  return {
    scale,
    x: within(to.x - (from.x - view.x) * grown, stage.width),
    y: within(to.y - (from.y - view.y) * grown, stage.height),
  };
}
