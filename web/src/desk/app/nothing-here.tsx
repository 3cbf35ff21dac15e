import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { appTexts } from './app-texts.ts';

/** An address that is none of the desk's, or not one for this role. */
export function NothingHere() {
  return (
    <section className="grid min-h-[50vh] content-center justify-items-start gap-5">
      <title>{`${appTexts().nothingHere} | Lakeline Desk`}</title>
      <h1 className="display text-4xl">{appTexts().nothingHere}</h1>
      <p className="max-w-prose text-lg">{appTexts().wrongLink}</p>
      <Link to={deskPaths.today} className="btn btn-primary">
        {appTexts().backToToday}
      </Link>
    </section>
  );
}
