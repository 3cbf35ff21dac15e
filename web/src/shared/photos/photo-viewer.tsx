import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useBackCloses, useModal, useStepFocus } from '#shared/ui/use-modal.ts';
import { photosTexts } from './photos-texts.ts';

export type ViewedPhoto = {
  readonly key: string;
  /** Shown below the photo and read by screen readers. */
  readonly text: string;
  readonly picture: ReactNode;
};

type PhotoViewerProps = {
  photos: readonly ViewedPhoto[];
  /** Null while closed. */
  open: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Full-screen photos, one at a time. Pinch or + and - zoom, arrows move, Escape and the back gesture close. */
export function PhotoViewer({ photos, open, onMove, onClose }: PhotoViewerProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = open !== null && open < photos.length;
  useBackCloses(isOpen, onClose);
  const { closed, dismiss } = useModal(element, isOpen, onClose);
  const photo = isOpen ? photos[open] : undefined;
  return (
    <dialog
      ref={element}
      aria-label={photosTexts().photo}
      className="whole-screen m-0 h-full w-screen max-h-none max-w-none bg-black text-white backdrop:bg-black"
      onClose={closed}
    >
      {photo && open !== null && (
        <Shown photo={photo} index={open} count={photos.length} onMove={onMove} onClose={dismiss} />
      )}
    </dialog>
  );
}

type ShownProps = {
  photo: ViewedPhoto;
  index: number;
  count: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

function Shown({ photo, index, count, onMove, onClose }: ShownProps) {
  const t = photosTexts();
  const stage = useRef<HTMLDivElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const pinch = usePinch(stage, setIsLarge);
  const showWhole = useEffectEvent(pinch.reset);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo starts whole
  useEffect(() => showWhole(), [photo.key]);
  const place = useStepFocus<HTMLButtonElement>(photo.key);
  const move = (step: number) => {
    const next = index + step;
    if (next >= 0 && next < count) onMove(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === '+' || key === '=') pinch.zoomBy(1.5);
    else if (key === '-') pinch.zoomBy(1 / 1.5);
    else if (key === '0') pinch.reset();
  };
  const round = 'btn btn-circle border-none bg-black/60 text-white';
  return (
    // Keys work anywhere in the dialog. Each has a button or gesture, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="relative flex h-full flex-col" onKeyDown={onKeyDown}>
      <div ref={stage} className="grid min-h-0 grow touch-none overflow-hidden" data-large={isLarge}>
        <Fragment key={photo.key}>{photo.picture}</Fragment>
      </div>
      <p className="wrap-anywhere p-3 text-center" aria-live="polite">
        {photo.text}
        {count > 1 && <span className="block text-sm opacity-75">{t.photoOf(index + 1, count)}</span>}
      </p>
      <button
        type="button"
        className={`${round} absolute top-3 right-3`}
        aria-label={t.close}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      {index > 0 && (
        <button
          ref={index === count - 1 ? place : null}
          type="button"
          className={`${round} absolute top-1/2 left-3`}
          aria-label={t.photoBefore}
          onClick={() => move(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {index < count - 1 && (
        <button
          ref={index === 0 ? place : null}
          type="button"
          className={`${round} absolute top-1/2 right-3`}
          aria-label={t.nextPhoto}
          onClick={() => move(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Pinch to zoom, drag to pan, double tap to toggle. `onLarge` is called with whether the content exceeds the stage. */
function usePinch(stage: RefObject<HTMLElement | null>, onLarge: (isLarge: boolean) => void) {
  const view = useRef(whole);
  const show = (next: View) => {
    view.current = next;
    const element = stage.current?.firstElementChild;
    if (element instanceof HTMLElement)
      element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    onLarge(next.scale > 1);
  };
  /**
   * @param from and
   * @param to on the screen; the middle by default
   */
  const zoom = (factor: number, from?: Point, to = from) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const inStage = (point: Point | undefined): Point =>
      point
        ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
        : { x: 0, y: 0 };
    show(enlarge(view.current, factor, { from: inStage(from), to: inStage(to), stage: box }));
  };
  const reset = () => show(whole);

  const onTouches = useEffectEvent((before: readonly Point[], after: readonly Point[]) => {
    const [one, other] = [before[0], before[1]];
    const [newOne, newOther] = [after[0], after[1]];
    if (!one || !newOne) return;
    const factor = other && newOther ? distance(newOne, newOther) / Math.max(1, distance(one, other)) : 1;
    zoom(factor, other ? middle(one, other) : one, newOther ? middle(newOne, newOther) : newOne);
  });
  const onDoubleTap = useEffectEvent((at: Point) => {
    if (view.current.scale > 1) reset();
    else zoom(2.5, at);
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    const leaving = new AbortController();
    const { signal } = leaving;
    const down = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      onTouches(before, [...pointers.values()]);
    };
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('dblclick', ({ clientX: x, clientY: y }) => onDoubleTap({ x, y }), { signal });
    return () => leaving.abort();
  }, [stage]);

  return { zoomBy: (factor: number) => zoom(factor), reset };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

type Point = { readonly x: number; readonly y: number };

/** Scale, and offset from the middle of the stage in CSS pixels. */
type View = Point & { readonly scale: number };

export const whole: View = { scale: 1, x: 0, y: 0 };

const most = 6;

/** The view zoomed by `factor` from point `from` to `to`, relative to the middle. Keeps edges outside the stage's. */
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
