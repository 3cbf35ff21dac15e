import type { Appearance } from '@stripe/stripe-js';

/** Puts the page's wishes for the look of the form into effect: the theme, and the variables that we use. */
export function applyAppearance({ theme, variables = {} }: Appearance): void {
  const root = document.documentElement;
  const night = theme === 'night';
  root.toggleAttribute('data-dark', night);
  const wishes: Record<string, string | undefined> = {
    '--primary': variables.colorPrimary ?? (night ? '#85d996' : undefined),
    '--background': variables.colorBackground ?? (night ? '#30313d' : undefined),
    '--text': variables.colorText ?? (night ? '#ffffff' : undefined),
    '--secondary': variables.colorTextSecondary,
    '--danger': variables.colorDanger,
    '--border': variables.inputColorBorder,
    '--radius': variables.borderRadius,
    '--font': variables.fontFamily,
    '--size': variables.fontSizeBase,
  };
  for (const [name, value] of Object.entries(wishes)) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
}
