/** A page, or a frame in it, of whichever engine. A script is the body of an async function over `args`. */
export type BrowserFrame = {
  /** Runs `script`; what it returns must be JSON. @throws Error with what it threw */
  run(script: string, ...args: unknown[]): Promise<unknown>;
  /** The element that `script` returns, or null. */
  find(script: string, ...args: unknown[]): Promise<BrowserElement | null>;
};

export type BrowserElement = {
  click(): Promise<void>;
  /** Types at the end of what is there. */
  type(text: string): Promise<void>;
  /** The inside of an iframe. */
  frame(): Promise<BrowserFrame>;
};

/** A place in the window, in CSS pixels. */
type Point = { readonly x: number; readonly y: number };

/** How many places on its way a dragged mouse is seen at. */
export const dragSteps = 8;

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown';

/** A browser with a profile of its own that nobody used before, and one page in it. */
export type BrowserSession = BrowserFrame & {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses the mouse at `from`, and lets it go at `to`. */
  drag(from: Point, to: Point): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};
