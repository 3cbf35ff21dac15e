import type {
  Appearance,
  StripeError,
  StripePaymentElement,
  StripePaymentElementCardDetailsChangeEvent,
  StripePaymentElementChangeEvent,
} from '@stripe/stripe-js';
import {
  type ConfirmOutcome,
  type FrameSetup,
  type FromFrame,
  isFromFrame,
  type ToFrame,
} from './frame-messages.ts';

type Plain = { elementType: 'payment' };
type Events = {
  change: StripePaymentElementChangeEvent;
  ready: Plain;
  focus: Plain;
  blur: Plain;
  escape: Plain;
  loaderstart: Plain;
  loaderror: Plain & { error: StripeError };
  carddetailschange: StripePaymentElementCardDetailsChangeEvent;
  savedpaymentmethodupdate: never;
  savedpaymentmethodremove: never;
  availablepaymentmethodschange: never;
};
type Handler<Name extends keyof Events> = (event: Events[Name]) => unknown;
type Handlers = { readonly [Name in keyof Events]: Set<Handler<Name>> };

/** The Payment Element: a frame of another origin that takes and sends the card. */
export class LocalPaymentElement implements StripePaymentElement {
  readonly #origin: string;
  #setup: FrameSetup;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #calls = 0;
  readonly #submits = new Map<number, (error: StripeError | undefined) => void>();
  readonly #confirms = new Map<number, (outcome: ConfirmOutcome) => void>();
  readonly #handlers: Handlers = {
    change: new Set(),
    ready: new Set(),
    focus: new Set(),
    blur: new Set(),
    escape: new Set(),
    loaderstart: new Set(),
    loaderror: new Set(),
    carddetailschange: new Set(),
    savedpaymentmethodupdate: new Set(),
    savedpaymentmethodremove: new Set(),
    availablepaymentmethodschange: new Set(),
  };

  constructor(origin: string, setup: FrameSetup) {
    this.#origin = origin;
    this.#setup = setup;
  }

  mount(target: string | HTMLElement): void {
    const holder = typeof target === 'string' ? document.querySelector(target) : target;
    if (!holder) throw new Error(`There is no element ${String(target)} to mount the Payment Element in.`);
    const frame = document.createElement('iframe');
    frame.src = `${this.#origin}/v3/payment-frame.html`;
    frame.title = 'Secure payment input frame';
    frame.allow = 'payment';
    // A frame with another color scheme than its document's would not be transparent.
    frame.style.cssText = 'border: 0; display: block; width: 100%; height: 413px; color-scheme: light;';
    frame.addEventListener('load', () => this.#connect(frame));
    this.#frame = frame;
    holder.replaceChildren(frame);
    this.#tell('loaderstart', { elementType: 'payment' });
  }

  unmount(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
  }

  destroy(): void {
    this.unmount();
  }

  focus(): void {
    this.#send({ kind: 'focus' });
  }

  blur(): void {
    this.#send({ kind: 'blur' });
  }

  clear(): void {
    this.#send({ kind: 'clear' });
  }

  collapse(): this {
    return this;
  }

  update(): this {
    return this;
  }

  on<Name extends keyof Events>(name: Name, handler: Handler<Name>): this {
    this.#handlers[name].add(handler);
    return this;
  }

  off<Name extends keyof Events>(name: Name, handler?: Handler<Name>): this {
    if (handler) this.#handlers[name].delete(handler);
    else this.#handlers[name].clear();
    return this;
  }

  once<Name extends keyof Events>(name: Name, handler: Handler<Name>): this {
    const onlyOnce: Handler<Name> = (event) => {
      this.off(name, onlyOnce);
      return handler(event);
    };
    return this.on(name, onlyOnce);
  }

  changeAppearance(appearance: Appearance): void {
    this.#setup = { ...this.#setup, appearance };
    this.#send({ kind: 'appearance', appearance });
  }

  /** Checks the typed values. The frame shows problems beside its fields. */
  submit(): Promise<StripeError | undefined> {
    return new Promise((resolve) => {
      if (!this.#port) return resolve(notMounted);
      this.#submits.set(++this.#calls, resolve);
      this.#send({ kind: 'submit', call: this.#calls });
    });
  }

  confirm(returnUrl: string | undefined): Promise<ConfirmOutcome> {
    return new Promise((resolve) => {
      if (!this.#port) return resolve({ error: notMounted });
      this.#confirms.set(++this.#calls, resolve);
      this.#send({ kind: 'confirm', call: this.#calls, returnUrl });
    });
  }

  #connect(frame: HTMLIFrameElement): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isFromFrame(data)) this.#receive(data);
    };
    this.#port = port1;
    frame.contentWindow?.postMessage('local-stripe:connect', this.#origin, [port2]);
    this.#send({ kind: 'set_up', setup: this.#setup });
  }

  #receive(message: FromFrame): void {
    switch (message.kind) {
      case 'ready':
      case 'focus':
      case 'blur':
      case 'escape':
        this.#tell(message.kind, { elementType: 'payment' });
        break;
      case 'load_error':
        this.#tell('loaderror', { elementType: 'payment', error: message.error });
        break;
      case 'change': {
        const { empty, complete, way } = message;
        const value = { type: way };
        this.#tell('change', { elementType: 'payment', empty, complete, collapsed: false, value });
        break;
      }
      case 'height':
        if (this.#frame) this.#frame.style.height = `${message.pixels}px`;
        break;
      case 'submitted':
        this.#submits.get(message.call)?.(message.error);
        this.#submits.delete(message.call);
        break;
      case 'confirmed':
        this.#confirms.get(message.call)?.(message.outcome);
        this.#confirms.delete(message.call);
        break;
    }
  }

  #send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  #tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const handler of [...this.#handlers[name]]) handler(event);
  }
}

const notMounted: StripeError = {
  type: 'invalid_request_error',
  message: 'The Payment Element is not mounted.',
};
