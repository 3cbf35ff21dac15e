import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { formatDollars } from '@welding/domain/values/money';
import { type FormEvent, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import type { PaymentClosedReason } from './payment-outcome.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';
import { type PayingPhase, useCardPayment, useStripeJs } from './use-card-payment.ts';
import { PreparationFailed } from './use-payment-secret.tsx';

export type CardPaymentProps = {
  clientSecret: string;
  /** Dollars. */
  amount: number;
  returnPath: string;
  onPhase: (phase: PayingPhase) => void;
  onPaid: () => void;
  onClosed: (reason: PaymentClosedReason) => void;
  /** Requests a new payment instead of one that cannot be shown. */
  onRenew: () => void;
};

export function CardPayment(props: CardPaymentProps) {
  const { stripe, failed, retry } = useStripeJs();
  const appearance = useStripeAppearance();
  const { clientSecret } = props;
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);

  if (failed) {
    return <PreparationFailed onRetry={retry}>{portalPaymentTexts().formMissing}</PreparationFailed>;
  }
  if (!stripe) return <FormLoading />;
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({
  clientSecret,
  amount,
  returnPath,
  onPhase,
  onPaid,
  onClosed,
  onRenew,
}: CardPaymentProps) {
  const t = portalPaymentTexts();
  const stripe = useStripe();
  const elements = useElements();
  const online = useOnline();
  const reasonId = useId();
  const [ready, setReady] = useState(false);
  const [unusable, setUnusable] = useState(false);
  const payment = { stripe, elements, clientSecret, amount, returnPath, onPaid, onClosed };
  const { phase, problem, depositsUrl, pay, check } = useCardPayment(payment);
  useEffect(() => onPhase(phase), [phase, onPhase]);

  if (unusable) {
    return <PreparationFailed onRetry={onRenew}>{t.formMissing}</PreparationFailed>;
  }

  if (depositsUrl) return <ConfirmDeposits url={depositsUrl} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && online) void (phase === 'unknown' ? check() : pay());
  };

  return (
    <form onSubmit={submit} className="grid gap-5" aria-busy={phase === 'paying'}>
      {!ready && <FormLoading />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={() => setUnusable(true)} />
      <ProblemLine>{phase === 'unknown' ? t.brokeWhilePaying : problem}</ProblemLine>
      <div className="grid gap-2">
        <Button
          type="submit"
          look="primary"
          large
          isBusy={phase === 'paying'}
          className="w-full held-back"
          aria-disabled={!ready || !online || phase === 'paying'}
          aria-describedby={online ? undefined : reasonId}
        >
          {buttonText(phase, amount)}
        </Button>
        <p id={reasonId} role="status" className="text-sm font-semibold empty:hidden">
          {online ? '' : t.offline}
        </p>
      </div>
    </form>
  );
}

/** The payer's bank account takes small deposits first, which the payer confirms at Stripe. */
function ConfirmDeposits({ url }: { url: string }) {
  const t = portalPaymentTexts();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="max-w-prose">
        {t.confirmDeposits}
      </p>
      <a href={url} target="_blank" rel="noreferrer" className="btn btn-outline">
        {t.confirmAccount}
      </a>
    </div>
  );
}

function buttonText(phase: PayingPhase, amount: number): string {
  const t = portalPaymentTexts();
  if (phase === 'paying') return t.paying;
  return phase === 'unknown' ? t.checkPayment : t.pay(formatDollars(amount));
}

function FormLoading() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner label={portalPaymentTexts().loadingForm} className="size-10 text-ember" />
    </div>
  );
}

const darkScheme = '(prefers-color-scheme: dark)';

/** The theme's colors, read from the page because the form is in Stripe's frame. */
function useStripeAppearance(): Appearance {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const look = looks.get(dark) ?? lookOf(dark);
  looks.set(dark, look);
  return look;
}

// One object per theme, because Elements treats each new object as a change.
const looks = new Map<boolean, Appearance>();

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(darkScheme);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isDark(): boolean {
  return matchMedia(darkScheme).matches;
}

function lookOf(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => toRgb(style.getPropertyValue(`--color-${name}`));
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('base-100'),
      colorText: color('base-content'),
      colorDanger: color('error'),
      borderRadius: '4px',
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
  };
}

/** Stripe accepts only hexadecimal, rgb and hsl colors. A canvas converts any CSS color. */
function toRgb(cssColor: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '#808080';
  context.fillStyle = cssColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
