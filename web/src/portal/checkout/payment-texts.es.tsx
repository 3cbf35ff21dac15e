import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './payment-texts.en.tsx';

export const texts: Translated<typeof english> = {
  formMissing: 'El formulario de la tarjeta no se pudo cargar. No se cobró nada.',
  brokeWhilePaying:
    'La conexión se interrumpió durante el pago. En cuanto haya conexión comprobaremos si el pago se hizo; nunca se cobra dos veces.',
  offline: 'No tiene conexión. Para pagar se necesita una.',
  paying: 'Pagando…',
  checkPayment: 'Comprobar el pago',
  pay: (amount) => `Pagar ${amount}`,
  loadingForm: 'Cargando el formulario de la tarjeta',
  paymentClosed: 'Pago cerrado',
  closedAfter: (attempts, phone) => (
    <>
      Este pago se cerró después de {attempts} intentos fallidos. No se cobró nada. Llámenos al {phone} y
      encontraremos otra forma de pagar. También puede intentarlo una vez más abajo con otra tarjeta.
    </>
  ),
  closedByAge: (phone) => (
    <>
      Este pago estuvo abierto más de un día y se cerró. No se cobró nada. Si necesita ayuda, llámenos al{' '}
      {phone}. Escriba su tarjeta de nuevo abajo.
    </>
  ),
  closedByOther: (phone) => (
    <>
      Este pago se cerró: su saldo cambió o se está pagando en otro dispositivo. No se cobró nada. Si necesita
      ayuda, llámenos al {phone}.
    </>
  ),
  notChecked: 'Pago sin comprobar todavía',
  beforePayingAgain: (phone) =>
    `No pudimos preguntar a nuestro proveedor de pagos cómo resultó su pago. Antes de pagar de nuevo, llámenos al ${phone}.`,
  preparing: 'Preparando el pago',
  payWithoutSigningIn: 'Pagar sin iniciar sesión',
  nothingCharged: 'No se cobró nada.',
  offlineGoesOn: 'No tiene conexión. El pago sigue cuando vuelva la conexión.',
  checkLink: (reason, payWithout) => (
    <>
      {reason}. Revise el enlace, o {payWithout('pague sin indicar un proyecto')}.
    </>
  ),
  notPrepared: 'No se pudo preparar el pago. No se cobró nada.',
  unexplained: 'El pago no se realizó. Inténtelo de nuevo o use otra tarjeta.',
  brokeBefore: 'La conexión se interrumpió antes de hacer el pago. No se cobró nada.',
  tryAgain: 'Intentar de nuevo',
  notAuthenticated: 'No pudimos autenticar su forma de pago. Elija otra forma de pago e inténtelo de nuevo.',
  formNotReady: 'El formulario de la tarjeta todavía no está listo.',
};
