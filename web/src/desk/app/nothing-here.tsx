import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';

/** An address that is none of the desk's, or not one for this role. */
export function NothingHere() {
  return (
    <section className="grid min-h-[50vh] content-center justify-items-start gap-5">
      <title>Nothing here | Lakeline Desk</title>
      <h1 className="display text-4xl">Nothing here</h1>
      <p className="max-w-prose text-lg">
        The link is wrong, or your role can’t see this part of the desk. The owner can change that.
      </p>
      <Link to={deskPaths.today} className="btn btn-primary">
        Back to Today
      </Link>
    </section>
  );
}
