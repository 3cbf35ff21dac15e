import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';

/** What becomes of what somebody types here. */
export function PrivacyNote() {
  return (
    <p className="text-sm text-base-content/75 sm:col-span-2">
      We use what you send to answer you and do the job, and for nothing else.{' '}
      <Link to={paths.privacy} className="link">
        How we handle your data
      </Link>
      .
    </p>
  );
}
