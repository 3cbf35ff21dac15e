import { inLanguages, say } from '@welding/domain/values/language';

export const stripeTexts = inLanguages({
  incomplete: say(
    'There is more than could be checked. The totals don’t cover the whole period.',
    'Hay más de lo que se pudo revisar. Las sumas no cubren todo este periodo.',
  ),
  leftBeforePayouts: say('Left before payouts', 'Queda antes de las transferencias'),
  payoutsToTheBank: say('Payouts to the bank', 'Transferencias al banco'),
  noPayouts: say('No payouts in this period.', 'No hubo transferencias en este periodo.'),
  differences: say('Differences', 'Diferencias'),
  noDifferences: say(
    'None: Stripe’s books and ours match.',
    'Ninguna: las cuentas de Stripe y las nuestras coinciden.',
  ),
  stripesBooks: say('Stripe’s books', 'Las cuentas de Stripe'),
  loadingStripesBooks: say('Loading Stripe’s books', 'Cargando las cuentas de Stripe'),
  cardPayments: say('Card payments', 'Pagos con tarjeta'),
  refunds: say('Refunds', 'Reembolsos'),
  disputes: say('Disputes', 'Disputas'),
  stripesFees: say('Stripe’s fees', 'Comisiones de Stripe'),
  other: say('Other', 'Otros'),
  payouts: say('Payouts', 'Transferencias'),
  payoutStatuses: {
    paid: say('paid', 'depositada'),
    pending: say('pending', 'pendiente'),
    in_transit: say('in transit', 'en camino'),
    canceled: say('cancelled', 'cancelada'),
    failed: say('failed', 'fallida'),
  },
});
