import { type ComponentType, lazy, memo, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createStore, type Store } from '#shared/state/create-store.ts';
import { keepLoading } from './keep-loading.ts';
import { PhoneLink } from './phone-link.tsx';
import { Spinner } from './spinner.tsx';
import { nearScreenMargin } from './use-near-screen.ts';

/** On the way down: React lets no event rise out of a part of the page whose code is not there. */
const captured = { capture: true, passive: true } as const;

type DeferredFormOptions = {
  /** The form's id, by which it is found in the prerendered page. */
  id: string;
  load: () => Promise<ComponentType>;
  /** Events of the window at which someone turns to the form. */
  signsOfUse: readonly string[];
  /** Whether it is wanted without waiting for a sign. */
  isWantedAtOnce?: () => boolean;
  /** Whether coming near the screen is a sign, too. */
  whenNearScreen?: boolean;
  /** A class with the height that the form will have. */
  height: string;
};

/**
 * A form whose code is fetched only when it is wanted: until then the prerendered form can be typed into. Memoised
 * because an update from above would make React throw that form away, with what was typed.
 */
export function deferredForm({ height, load, ...options }: DeferredFormOptions): ComponentType {
  let onSpinner = () => {};
  const spinner = new Promise<void>((resolve) => {
    onSpinner = resolve;
  });
  const isLate = createStore(() => false);
  const Form = lazy(async () => {
    await Promise.race([isWanted(options), spinner]);
    const form = await keepLoading(load, () => isLate.set(true));
    isLate.set(false);
    return { default: form };
  });
  return memo(function DeferredForm() {
    return (
      <>
        <LateNotice isLate={isLate} />
        <Suspense fallback={<Waiting height={height} onShown={onSpinner} />}>
          <Form />
        </Suspense>
      </>
    );
  });
}

/** Stands where no prerendered form does, or no longer: there is nothing to turn to, so that nobody would. */
function Waiting({ height, onShown }: { height: string; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <div className={`grid place-items-center ${height}`}>
      <Spinner label="Loading the form" className="size-10 text-ember" />
    </div>
  );
}

/** Beside the prerendered form, which React leaves alone meanwhile. */
function LateNotice({ isLate }: { isLate: Store<boolean> }) {
  const isShown = useSyncExternalStore(isLate.subscribe, isLate.get, () => false);
  return (
    isShown && (
      <p role="alert" className="alert alert-warning alert-soft mb-5 block text-base-content">
        Your connection is weak. What you type stays, and what you send goes off once it is better. Or call{' '}
        <PhoneLink className="link whitespace-nowrap" />.
      </p>
    )
  );
}

/** Resolves at the first sign of use; at once where no prerendered form stands in the page, or it was sent already. */
function isWanted({
  id,
  signsOfUse,
  isWantedAtOnce,
  whenNearScreen = false,
}: Omit<DeferredFormOptions, 'height' | 'load'>): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(id);
  // `submitted`: set by web/src/app/boot/event-replay.ts.
  if (!form || 'submitted' in form.dataset || isWantedAtOnce?.()) return Promise.resolve();
  return new Promise((resolve) => {
    const want = () => {
      observer?.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, want, captured);
      resolve();
    };
    const observer = whenNearScreen
      ? new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
          rootMargin: nearScreenMargin,
        })
      : undefined;
    observer?.observe(form);
    for (const sign of signsOfUse) addEventListener(sign, want, captured);
    // The field that has the focus already was turned to before this code ran.
    if (form.contains(document.activeElement)) want();
  });
}
