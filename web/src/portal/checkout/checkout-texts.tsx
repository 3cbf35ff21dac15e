import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const checkoutTexts = inLanguages({
  pageDescription: say(
    'Pay for your welding project by card.',
    'Pague su proyecto de soldadura con tarjeta.',
  ),
  makePayment: say('Make a payment', 'Hacer un pago'),
  byCard: say(
    'Pay by card or bank account. The details go straight to our payment provider; we never see them.',
    'Pague con tarjeta o cuenta bancaria. Los datos van directo a nuestro proveedor de pagos; nosotros nunca los vemos.',
  ),
  estimatedAll: say(
    (amount: string) => `Estimated cost: ${amount}. Pay all of it or a part.`,
    (amount) => `Costo estimado: ${amount}. Pague todo o una parte.`,
  ),
  agreedAll: say(
    (amount: string) => `Agreed: ${amount}. Pay all of it or a part.`,
    (amount) => `Acordado: ${amount}. Pague todo o una parte.`,
  ),
  projectInLink: say(
    'This payment is for the project in your link.',
    'Este pago es para el proyecto de su enlace.',
  ),
  paidRecently: say(
    (amount: string, time: string) =>
      `You paid ${amount} at ${time} Chicago time. Paying here again is another payment.`,
    (amount, time) =>
      `Usted pagó ${amount} (${time}, hora de Chicago). Si paga aquí de nuevo, será otro pago.`,
  ),
  amount: say('Amount', 'Monto'),
  payment: say('Payment', 'Pago'),
  youPay: say(
    (amount: ReactNode) => <>You pay {amount}</>,
    (amount) => <>Usted paga {amount}</>,
  ),
  questions: say(
    (phone: ReactNode) => <>Questions about a bill? Call us at {phone}.</>,
    (phone) => <>¿Preguntas sobre una cuenta? Llámenos al {phone}.</>,
  ),
  toPay: say(
    (amount: string) => `To pay ${amount}`,
    (amount) => `Por pagar: ${amount}`,
  ),
  estimatedCost: say(
    (amount: string) => `Estimated cost ${amount}`,
    (amount) => `Costo estimado: ${amount}`,
  ),
  agreed: say(
    (amount: string) => `Agreed ${amount}`,
    (amount) => `Acordado: ${amount}`,
  ),
  chooseAmount: say('Choose an amount', 'Elija un monto'),
  customAmount: say('Custom amount', 'Otro monto'),
  inDollars: say('In dollars, for example 1250.50', 'En dólares, por ejemplo 1250.50'),
  set: say('Set', 'Usar'),
  checkAmount: say('Please check the amount', 'Revise el monto'),
  sessionLost: {
    ended: say(
      (signIn: (label: string) => ReactNode) => (
        <>
          Your session has ended. Nothing was charged. {signIn('Sign in again')} to pay from your account and
          get the receipt by email, or pay without signing in. The amount stays as you chose it.
        </>
      ),
      (signIn) => (
        <>
          Su sesión terminó. No se cobró nada. {signIn('Inicie sesión de nuevo')} para pagar desde su cuenta y
          recibir el recibo por correo, o pague sin iniciar sesión. El monto se queda como lo eligió.
        </>
      ),
    ),
    otherClient: say(
      (signIn: (label: string) => ReactNode) => (
        <>
          Another client is now signed in on this browser. Nothing was charged. {signIn('Sign in again')} to
          pay from your account and get the receipt by email, or pay without signing in. The amount stays as
          you chose it.
        </>
      ),
      (signIn) => (
        <>
          Otro cliente inició sesión en este navegador. No se cobró nada. {signIn('Inicie sesión de nuevo')}{' '}
          para pagar desde su cuenta y recibir el recibo por correo, o pague sin iniciar sesión. El monto se
          queda como lo eligió.
        </>
      ),
    ),
  },
});
