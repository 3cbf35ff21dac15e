import type { Appearance, StripeError } from '@stripe/stripe-js';
import { testBanks, testRouting } from '../test-banks.ts';
import { testCards } from '../test-cards.ts';
import { testWallets } from '../test-wallets.ts';
import {
  type CardFields,
  digitsOf,
  type FieldName,
  formatExpiry,
  formatNumber,
  problemsOf,
  readExpiry,
} from './card-form.ts';
import {
  type ConfirmOutcome,
  type FrameSetup,
  type FromFrame,
  isToFrame,
  type ToFrame,
  type Way,
} from './frame-messages.ts';
import { PaymentApi } from './payment-api.ts';
import { showWallets, walletFields } from './wallet-fields.ts';

const inputs = { number: input('number'), expiry: input('expiry'), cvc: input('cvc') };
const account = input('account');
const fieldNames: readonly FieldName[] = ['number', 'expiry', 'cvc'];
const touched = new Set<FieldName>();
let port: MessagePort | undefined;
let setup: FrameSetup | undefined;

window.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  if (data !== 'local-stripe:connect' || port) return;
  port = ports[0];
  if (port)
    port.onmessage = (event: MessageEvent<unknown>) => isToFrame(event.data) && void receive(event.data);
  new ResizeObserver(() => tell({ kind: 'height', pixels: document.body.scrollHeight })).observe(
    document.body,
  );
});

async function receive(message: ToFrame): Promise<void> {
  switch (message.kind) {
    case 'set_up':
      setup = message.setup;
      applyAppearance(setup.appearance);
      return load(setup);
    case 'appearance':
      return applyAppearance(message.appearance);
    case 'focus':
      return inputs.number.focus();
    case 'blur':
      for (const name of fieldNames) inputs[name].blur();
      return;
    case 'clear':
      for (const name of fieldNames) inputs[name].value = '';
      touched.clear();
      return changed();
    case 'submit':
      return tell({ kind: 'submitted', call: message.call, error: validate() });
    case 'confirm':
      return tell({ kind: 'confirmed', call: message.call, outcome: await confirm(message.returnUrl) });
  }
}

async function load({ publishableKey, clientSecret }: FrameSetup): Promise<void> {
  const { paymentIntent, error } = await new PaymentApi(location.origin, publishableKey).retrieve(
    clientSecret,
  );
  if (error) return tell({ kind: 'load_error', error });
  if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'canceled') {
    const message = 'This PaymentIntent is in a terminal state and cannot be used to initialize Elements.';
    return tell({ kind: 'load_error', error: { type: 'invalid_request_error', message } });
  }
  const ways = document.querySelector<HTMLElement>('.ways');
  if (ways) ways.hidden = !paymentIntent.payment_method_types.includes('us_bank_account');
  showWallets(paymentIntent.payment_method_types);
  tell({ kind: 'ready' });
}

const ways: readonly Way[] = ['card', 'us_bank_account', ...testWallets];

function chosenWay(): Way {
  const chosen = document.querySelector('input[name=way]:checked')?.getAttribute('value');
  return ways.find((way) => way === chosen) ?? 'card';
}

function chosenFields(): Record<string, string> {
  const way = chosenWay();
  if (way === 'card') return cardFields();
  return way === 'us_bank_account' ? bankFields() : walletFields(way);
}

async function confirm(returnUrl: string | undefined): Promise<ConfirmOutcome> {
  const error = validate();
  if (error) return { error };
  if (!setup) return { error: { type: 'api_error', message: 'The form is not ready yet.' } };
  return new PaymentApi(location.origin, setup.publishableKey).confirm(setup.clientSecret, {
    ...chosenFields(),
    use_stripe_sdk: 'true',
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  });
}

function bankFields(): Record<string, string> {
  return {
    'payment_method_data[type]': 'us_bank_account',
    'payment_method_data[us_bank_account][routing_number]': testRouting,
    'payment_method_data[us_bank_account][account_number]': digitsOf(account.value),
  };
}

function cardFields(): Record<string, string> {
  const { month, year } = readExpiry(inputs.expiry.value);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(inputs.number.value),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': inputs.cvc.value,
  };
}

function validateBank(): StripeError | undefined {
  const message = digitsOf(account.value).length < 6 ? 'Your bank account number is incomplete.' : '';
  account.setAttribute('aria-invalid', String(message !== ''));
  const place = document.getElementById('account-error');
  if (place) place.textContent = message;
  if (!message) return undefined;
  account.focus();
  return { type: 'validation_error', code: 'incomplete_account_number', message };
}

function validate(): StripeError | undefined {
  const way = chosenWay();
  if (way === 'us_bank_account') return validateBank();
  if (way !== 'card') return undefined;
  for (const name of fieldNames) touched.add(name);
  showProblems();
  const [first] = problemsOf(values(), new Date());
  if (!first) return undefined;
  inputs[first.field].focus();
  return { type: 'validation_error', code: first.code, message: first.message };
}

function showProblems(): void {
  const problems = problemsOf(values(), new Date());
  for (const name of fieldNames) {
    const message = touched.has(name) ? problems.find(({ field }) => field === name)?.message : undefined;
    inputs[name].setAttribute('aria-invalid', String(message !== undefined));
    const place = document.getElementById(`${name}-error`);
    if (place && place.textContent !== (message ?? '')) place.textContent = message ?? '';
  }
}

function changed(): void {
  showProblems();
  const way = chosenWay();
  if (way !== 'card' && way !== 'us_bank_account') {
    tell({ kind: 'change', way, empty: false, complete: true });
    return;
  }
  if (way === 'us_bank_account') {
    const complete = digitsOf(account.value).length >= 6;
    tell({ kind: 'change', way, empty: account.value === '', complete });
    return;
  }
  const empty = fieldNames.every((name) => inputs[name].value === '');
  const complete = problemsOf(values(), new Date()).length === 0;
  tell({ kind: 'change', way, empty, complete });
}

function values(): CardFields {
  return { number: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value };
}

function tell(message: FromFrame): void {
  port?.postMessage(message);
}

function input(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`payment-frame.html has no input ${id}`);
}

const formats = {
  number: formatNumber,
  expiry: formatExpiry,
  cvc: (text: string) => digitsOf(text).slice(0, 4),
};
for (const name of fieldNames) {
  const field = inputs[name];
  field.addEventListener('input', () => {
    const atEnd = field.selectionStart === field.value.length;
    if (atEnd) field.value = formats[name](field.value);
    changed();
  });
  field.addEventListener('focus', () => tell({ kind: 'focus' }));
  field.addEventListener('blur', () => {
    if (field.value !== '') touched.add(name);
    field.value = formats[name](field.value);
    changed();
    tell({ kind: 'blur' });
  });
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ kind: 'escape' }));
}
document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

account.addEventListener('input', changed);
for (const radio of document.querySelectorAll('input[name=way]')) {
  radio.addEventListener('change', () => {
    const way = chosenWay();
    for (const [id, shown] of [
      ['bank', way === 'us_bank_account'],
      ['card', way === 'card'],
      ['wallet', way !== 'us_bank_account' && way !== 'card'],
    ] as const) {
      document.getElementById(id)?.toggleAttribute('hidden', !shown);
    }
    changed();
  });
}

function addTest(list: string, name: string, label: string, choose: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  const text = document.createElement('span');
  text.textContent = label;
  button.append(name, text);
  button.addEventListener('click', choose);
  const item = document.createElement('li');
  item.append(button);
  document.getElementById(list)?.append(item);
}

for (const { account: number, label } of testBanks) {
  addTest('accounts', number, label, () => {
    account.value = number;
    changed();
    account.focus();
  });
}

for (const { number, label } of testCards) {
  addTest('cards', formatNumber(number), label, () => {
    inputs.number.value = formatNumber(number);
    inputs.expiry.value = `12 / ${String((new Date().getFullYear() + 2) % 100)}`;
    inputs.cvc.value = number.startsWith('37') ? '1234' : '123';
    changed();
    inputs.number.focus();
  });
}

/** Applies the page's appearance options: the theme, and the variables that we use. */
function applyAppearance({ theme, variables = {} }: Appearance): void {
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
