import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const darkScheme = '(prefers-color-scheme: dark)';

/** The look of the card form: our theme's colors, read from the page, since the form stands in a frame of Stripe's. */
export function useStripeAppearance(): Appearance {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const look = looks.get(dark) ?? lookOf(dark);
  looks.set(dark, look);
  return look;
}

// One object a theme: Elements takes every new one for a change.
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

/** Stripe reads hexadecimal, rgb and hsl colors only; a canvas knows what any CSS color comes to. */
function toRgb(cssColor: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '#808080';
  context.fillStyle = cssColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
