import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './receipt-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  methods: { card: 'Con tarjeta', cash: 'En efectivo', check: 'Con cheque', other: 'De otra forma' },
  thankYou: 'Gracias por su pago. Su recibo va adjunto en PDF.',
  amount: 'Monto',
  paidOn: 'Fecha de pago',
  how: 'Forma de pago',
  for: 'Para',
  reference: 'Referencia',
  seeProjects: 'Ver sus proyectos',
  looksWrong: '¿Algo no se ve bien? Responda a este correo con la referencia.',
  receiptSubject: (amount) => `Su recibo por ${amount}`,
  receiptPreheader: (paidOn) => `Pagado el ${paidOn}. Gracias.`,
  receiptHeading: (amount) => `Recibimos ${amount}`,
  voidSubject: (amount) => `Su recibo por ${amount} no es válido`,
  voidPreheader: 'Se envió por error y ya lo corregimos.',
  voidHeading: 'Un recibo enviado por error',
  disregard: (amount) =>
    `Le enviamos por error un recibo por ${amount}. No lo tome en cuenta. Disculpe la molestia. Si sí nos pagó, le llegará un recibo nuevo.`,
};
