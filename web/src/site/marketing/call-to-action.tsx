import { paths, quoteSectionId } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { servicesTexts } from './services-texts.tsx';

export function CallToAction() {
  const t = servicesTexts();
  return (
    <section data-theme="steel-dark" aria-labelledby="action-heading" className="steel-plate">
      <div className="page-width grid gap-6 py-16 sm:py-24">
        <h2 id="action-heading" className="display max-w-[18ch] text-5xl sm:text-6xl">
          {t.tellUs((words) => (
            <span className="text-ember">{words}</span>
          ))}
        </h2>
        <p className="max-w-prose text-lg">{t.quoteOrVisit}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={{ pathname: paths.home, hash: `#${quoteSectionId}` }} className="btn btn-primary btn-lg">
            {t.getQuote}
          </Link>
          <Link to={paths.dashboard} className="btn btn-outline btn-lg">
            {t.scheduleService}
          </Link>
          <PhoneLink className="btn btn-ghost btn-lg">
            <Phone aria-hidden="true" className="size-5 text-ember" />
            {business.phone}
          </PhoneLink>
        </div>
      </div>
    </section>
  );
}
