import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './checkout-texts.en.tsx';

export const texts: Translated<typeof english> = {
  pageDescription: 'Pague su proyecto de soldadura con tarjeta.',
  makePayment: 'Hacer un pago',
  byCard:
    'Pague con tarjeta. Los datos de la tarjeta van directo a nuestro proveedor de pagos; nosotros nunca los vemos.',
  estimatedAll: (amount) => `Costo estimado: ${amount}. Pague todo o una parte.`,
  agreedAll: (amount) => `Acordado: ${amount}. Pague todo o una parte.`,
  projectInLink: 'Este pago es para el proyecto de su enlace.',
  paidRecently: (amount, time) =>
    `Usted pagó ${amount} (${time}, hora de Chicago). Si paga aquí de nuevo, será otro pago.`,
  amount: 'Monto',
  card: 'Tarjeta',
  youPay: (amount) => <>Usted paga {amount}</>,
  questions: (phone) => <>¿Preguntas sobre una cuenta? Llámenos al {phone}.</>,
  toPay: (amount) => `Por pagar: ${amount}`,
  estimatedCost: (amount) => `Costo estimado: ${amount}`,
  agreed: (amount) => `Acordado: ${amount}`,
  chooseAmount: 'Elija un monto',
  customAmount: 'Otro monto',
  inDollars: 'En dólares, por ejemplo 1250.50',
  set: 'Usar',
  checkAmount: 'Revise el monto',
  sessionLost: {
    ended: (signIn) => (
      <>
        Su sesión terminó. No se cobró nada. {signIn('Inicie sesión de nuevo')} para pagar desde su cuenta y
        recibir el recibo por correo, o pague sin iniciar sesión. El monto se queda como lo eligió.
      </>
    ),
    otherClient: (signIn) => (
      <>
        Otro cliente inició sesión en este navegador. No se cobró nada. {signIn('Inicie sesión de nuevo')}{' '}
        para pagar desde su cuenta y recibir el recibo por correo, o pague sin iniciar sesión. El monto se
        queda como lo eligió.
      </>
    ),
  },
};
