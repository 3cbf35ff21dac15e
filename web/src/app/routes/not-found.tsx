import { notFoundTexts } from '@welding/domain/messages';
import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { chromeTexts } from '#app/chrome/chrome-texts.tsx';
import { PageMetadata } from '#app/page-metadata.tsx';

export function Component() {
  return (
    <section className="page-width grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <PageMetadata title={notFoundTexts.heading} description={notFoundTexts.text} />
      <h1 className="display text-5xl sm:text-7xl">{notFoundTexts.heading}</h1>
      <p className="text-lg">{notFoundTexts.text}</p>
      <Link className="btn btn-primary" to={paths.home}>
        {chromeTexts().backToHome}
      </Link>
    </section>
  );
}
