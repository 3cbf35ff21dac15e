import { PageMetadata } from '#app/page-metadata.tsx';
import { ReminderSwitch } from '#site/mail-preferences/reminder-switch.tsx';

export function Component() {
  return (
    <section className="page-width grid min-h-[60vh] max-w-2xl content-center justify-items-start gap-6 py-16">
      <PageMetadata title="Reminders by e-mail" description="Stop reminders about your visits." />
      <h1 className="display text-4xl sm:text-5xl">Reminders by e-mail</h1>
      <p className="text-lg">
        We remind you of a visit the day before and on the day itself. You can stop that here, without signing
        in. What you need to know still comes: when a visit is booked, moved or cancelled, estimates,
        invoices, receipts and sign-in codes.
      </p>
      <ReminderSwitch />
    </section>
  );
}
