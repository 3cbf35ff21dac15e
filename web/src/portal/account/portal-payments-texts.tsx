import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const portalPaymentsTexts = inLanguages({
  yourPayments: say('your payments', 'sus pagos'),
  receiptsByEmail: say(
    'We email you a receipt for every payment.',
    'Le enviamos por correo un recibo de cada pago.',
  ),
  missingOne: say(
    'Missing one, or need the sum of a whole project? Call us and we will look it up.',
    '¿Le falta alguno o necesita la suma de todo un proyecto? Llámenos y lo buscamos.',
  ),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  noPayments: say(
    'No payments yet. What you pay, by card or otherwise, is listed here.',
    'Todavía no hay pagos. Lo que pague, con tarjeta o de otra forma, aparecerá aquí.',
  ),
  latestOnly: say(
    (count: number) => `These are the latest ${count}.`,
    (count) => `Estos son los últimos ${count}.`,
  ),
  somethingWrong: say(
    (phone: ReactNode) => <>Something is missing or wrong? Call {phone}.</>,
    (phone) => <>¿Falta algo o algo no está bien? Llame al {phone}.</>,
  ),
  withoutProject: say('Without a project', 'Sin proyecto'),
  refundedToYou: say(
    (amount: string) => `${amount} refunded to you`,
    (amount) => `Le reembolsamos ${amount}`,
  ),
  receipt: say('Receipt', 'Recibo'),
  receiptOpens: say(
    (amount: string) => `for ${amount}, opens a PDF`,
    (amount) => `por ${amount}, abre un PDF`,
  ),
  onItsWay: say('On its way', 'En camino'),
  failed: say('Did not go through', 'No se realizó'),
  refunded: say('Refunded', 'Reembolsado'),
  paid: say('Paid', 'Pagado'),
});
