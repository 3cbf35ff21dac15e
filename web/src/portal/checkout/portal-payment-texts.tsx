import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const portalPaymentTexts = inLanguages({
  formMissing: say(
    'The card form could not be loaded. Nothing was charged.',
    'El formulario de la tarjeta no se pudo cargar. No se cobró nada.',
  ),
  brokeWhilePaying: say(
    'The connection dropped while you were paying. We’ll check whether the payment went through as soon as you’re back online; you’re never charged twice.',
    'La conexión se interrumpió durante el pago. En cuanto haya conexión comprobaremos si el pago se hizo; nunca se cobra dos veces.',
  ),
  offline: say(
    'You are offline. Paying needs a connection.',
    'No tiene conexión. Para pagar se necesita una.',
  ),
  paying: say('Paying…', 'Pagando…'),
  checkPayment: say('Check the payment', 'Comprobar el pago'),
  pay: say(
    (amount: string) => `Pay ${amount}`,
    (amount) => `Pagar ${amount}`,
  ),
  loadingForm: say('Loading the card form', 'Cargando el formulario de la tarjeta'),
  confirmDeposits: say(
    'One more step: in one or two business days you’ll see one or two small deposits in your bank account. Confirm them at Stripe, our payment provider, which also emails you the link. Only then is the payment on its way.',
    'Falta un paso: en uno o dos días hábiles verá uno o dos depósitos pequeños en su cuenta bancaria. Confírmelos en Stripe, nuestro proveedor de pagos, que también le envía el enlace por correo. Solo entonces el pago va en camino.',
  ),
  confirmAccount: say('Confirm the bank account', 'Confirmar la cuenta bancaria'),
  paymentClosed: say('Payment closed', 'Pago cerrado'),
  closedAfter: say(
    (attempts: number, phone: ReactNode) => (
      <>
        This payment was closed after {attempts} failed attempts. Nothing was charged. Please call us at{' '}
        {phone}, and we’ll find another way to pay. You can also try once more with another card below.
      </>
    ),
    (attempts, phone) => (
      <>
        Este pago se cerró después de {attempts} intentos fallidos. No se cobró nada. Llámenos al {phone} y
        encontraremos otra forma de pagar. También puede intentarlo una vez más abajo con otra tarjeta.
      </>
    ),
  ),
  closedByAge: say(
    (phone: ReactNode) => (
      <>
        This payment was open for more than a day and was closed. Nothing was charged. For help, call us at{' '}
        {phone}. Please type your card again below.
      </>
    ),
    (phone) => (
      <>
        Este pago estuvo abierto más de un día y se cerró. No se cobró nada. Si necesita ayuda, llámenos al{' '}
        {phone}. Escriba su tarjeta de nuevo abajo.
      </>
    ),
  ),
  closedByOther: say(
    (phone: ReactNode) => (
      <>
        This payment was closed: what you owe has changed, or it’s being paid on another device. Nothing was
        charged. For help, call us at {phone}.
      </>
    ),
    (phone) => (
      <>
        Este pago se cerró: su saldo cambió o se está pagando en otro dispositivo. No se cobró nada. Si
        necesita ayuda, llámenos al {phone}.
      </>
    ),
  ),
  notChecked: say('Payment Not Checked Yet', 'Pago sin comprobar todavía'),
  beforePayingAgain: say(
    (phone: string) =>
      `We could not ask our payment provider how your payment went. Before you pay again, please call us at ${phone}.`,
    (phone) =>
      `No pudimos preguntar a nuestro proveedor de pagos cómo resultó su pago. Antes de pagar de nuevo, llámenos al ${phone}.`,
  ),
  preparing: say('Preparing the payment', 'Preparando el pago'),
  payWithoutSigningIn: say('Pay without signing in', 'Pagar sin iniciar sesión'),
  nothingCharged: say('Nothing was charged.', 'No se cobró nada.'),
  offlineGoesOn: say(
    'You are offline. The payment will continue when you’re back online.',
    'No tiene conexión. El pago sigue cuando vuelva la conexión.',
  ),
  checkLink: say(
    (reason: string, payWithout: (label: string) => ReactNode) => (
      <>
        {reason}. Please check the link, or {payWithout('pay without naming a project')}.
      </>
    ),
    (reason, payWithout) => (
      <>
        {reason}. Revise el enlace, o {payWithout('pague sin indicar un proyecto')}.
      </>
    ),
  ),
  notPrepared: say(
    'The payment could not be prepared. Nothing was charged.',
    'No se pudo preparar el pago. No se cobró nada.',
  ),
  unexplained: say(
    'The payment did not go through. Please try again or use another card.',
    'El pago no se realizó. Inténtelo de nuevo o use otra tarjeta.',
  ),
  brokeBefore: say(
    'The connection dropped before the payment was made. Nothing was charged.',
    'La conexión se interrumpió antes de hacer el pago. No se cobró nada.',
  ),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  notAuthenticated: say(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    'No pudimos autenticar su forma de pago. Elija otra forma de pago e inténtelo de nuevo.',
  ),
  formNotReady: say('The card form is not ready yet.', 'El formulario de la tarjeta todavía no está listo.'),
});
