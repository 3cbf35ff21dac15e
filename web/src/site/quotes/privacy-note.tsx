import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { quoteFormTexts } from './quote-form-texts.ts';

/** What becomes of what somebody types here. */
export function PrivacyNote() {
  const texts = quoteFormTexts();
  return (
    <p className="text-sm text-base-content/75 sm:col-span-2">
      {texts.useOfData(
        <Link to={paths.privacy} className="link">
          {texts.handlingOfData}
        </Link>,
      )}
    </p>
  );
}
