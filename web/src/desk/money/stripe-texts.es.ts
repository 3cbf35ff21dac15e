import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './stripe-texts.en.ts';

export const texts: Translated<typeof english> = {
  incomplete: 'Hay más de lo que se pudo revisar. Las sumas no cubren todo este periodo.',
  leftBeforePayouts: 'Queda antes de las transferencias',
  payoutsToTheBank: 'Transferencias al banco',
  noPayouts: 'No hubo transferencias en este periodo.',
  differences: 'Diferencias',
  noDifferences: 'Ninguna: las cuentas de Stripe y las nuestras coinciden.',
  stripesBooks: 'Las cuentas de Stripe',
  loadingStripesBooks: 'Cargando las cuentas de Stripe',
  cardPayments: 'Pagos con tarjeta',
  refunds: 'Reembolsos',
  disputes: 'Disputas',
  stripesFees: 'Comisiones de Stripe',
  other: 'Otros',
  payouts: 'Transferencias',
  payoutStatuses: {
    paid: 'depositada',
    pending: 'pendiente',
    in_transit: 'en camino',
    canceled: 'cancelada',
    failed: 'fallida',
  },
};
