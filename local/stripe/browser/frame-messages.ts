import type { Appearance, PaymentIntent, StripeError } from '@stripe/stripe-js';
import type { TestWallet } from '../test-wallets.ts';

export type FrameSetup = { publishableKey: string; clientSecret: string; appearance: Appearance };

/** A payment method of the form. */
export type Way = 'card' | 'us_bank_account' | TestWallet;

/** The page's messages to the card form's frame. */
export type ToFrame =
  | { kind: 'set_up'; setup: FrameSetup }
  | { kind: 'appearance'; appearance: Appearance }
  | { kind: 'focus' | 'blur' | 'clear' }
  | { kind: 'submit'; call: number }
  | { kind: 'confirm'; call: number; returnUrl: string | undefined };

export type ConfirmOutcome =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

/** The frame's messages to the page. They never hold card numbers. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'load_error'; error: StripeError }
  | { kind: 'change'; way: Way; empty: boolean; complete: boolean }
  | { kind: 'focus' | 'blur' | 'escape' }
  | { kind: 'height'; pixels: number }
  | { kind: 'submitted'; call: number; error: StripeError | undefined }
  | { kind: 'confirmed'; call: number; outcome: ConfirmOutcome };

// Both ends use these types over a private port, so checking the kind is enough.
export function isToFrame(data: unknown): data is ToFrame {
  return hasKind(data);
}

export function isFromFrame(data: unknown): data is FromFrame {
  return hasKind(data);
}

function hasKind(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string';
}
