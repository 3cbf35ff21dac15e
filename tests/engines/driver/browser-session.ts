/** A page or frame in any engine. A script is the body of an async function with `args`. */
export type BrowserFrame = {
  /** Runs `script` and returns its result, which must be JSON. @throws Error with the script's error */
  run(script: string, ...args: unknown[]): Promise<unknown>;
  /** The element that `script` returns, or null. */
  find(script: string, ...args: unknown[]): Promise<BrowserElement | null>;
};

export type BrowserElement = {
  click(): Promise<void>;
  /** Types after the existing text. */
  type(text: string): Promise<void>;
  /** The page inside an iframe. */
  frame(): Promise<BrowserFrame>;
};

/** A place in the window, in CSS pixels. */
type Point = { readonly x: number; readonly y: number };

/** The number of mouse positions during a drag. */
export const dragSteps = 8;

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown';

/** A browser with a new profile and one page. */
export type BrowserSession = BrowserFrame & {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses the mouse at `from`, and releases it at `to`. */
  drag(from: Point, to: Point): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the screen. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};
