/** The portal itself, booking, money, Firebase, and what makes calendar files: only a signed-in client's pages load these. */
const ofClients = [
  'app/routes/(dashboard|papers)/',
  'portal/(account|money|projects)/',
  'portal/appointments/(booking-form|visit-calls|visit-change-panel)\\.',
  'portal/live-lists/(live-list-card|portal-place)\\.',
  'portal/session/(code-|confirm-panel|link-pages)',
  'shared/photos/photo-viewer\\.',
  'entities/(appointment|client-visit|estimate|invoice|my-details)[.-]',
  'entities/visit-calendar\\.',
  'money/',
];
const portal = new RegExp(
  `/src/(${ofClients.join('|')})|/node_modules/(@firebase|firebase|reactfire|rxfire)/`,
);
const stripe = /\/node_modules\/@stripe\//;

/**
 * The name of a chunk's file. The portal's heavy chunks have a folder of their own, because only clients' devices
 * keep them for offline use. Stripe's have another, because paying needs a connection
 * (src/pwa/worker/portal-code.ts).
 */
export function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  if (moduleIds.some((id) => stripe.test(id))) return 'assets/payments/[name]-[hash].js';
  if (moduleIds.some((id) => portal.test(id))) return 'assets/portal/[name]-[hash].js';
  return 'assets/[name]-[hash].js';
}
