import { PageMetadata } from '#app/page-metadata.tsx';
import { mailPreferencesPageTexts } from '#site/mail-preferences/mail-preferences-page-texts.tsx';
import { ReminderSwitch } from '#site/mail-preferences/reminder-switch.tsx';

export function Component() {
  const t = mailPreferencesPageTexts();
  return (
    <section className="page-width grid max-w-2xl grow content-center justify-items-start gap-6 py-16">
      <PageMetadata title={t.title} description={t.pageDescription} />
      <h1 className="display text-4xl sm:text-5xl">{t.title}</h1>
      <p className="text-lg">{t.whatComes}</p>
      <ReminderSwitch />
    </section>
  );
}
