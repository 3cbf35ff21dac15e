import { formPlaceTexts } from './form-place-texts.tsx';
import { PhoneLink } from './phone-link.tsx';
import { Spinner } from './spinner.tsx';

/**
 * How a form whose code comes later stands in its place.
 * @param height a class with the height that it will have
 */
export function formPlace(height: string) {
  return {
    waiting: (
      <div className={`grid place-items-center ${height}`}>
        <Spinner label={formPlaceTexts().loading} className="size-10 text-ember" />
      </div>
    ),
    lost: (
      <p role="alert" className="alert alert-warning alert-soft mb-5 block text-base-content">
        {formPlaceTexts().weakConnection(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    ),
  };
}
