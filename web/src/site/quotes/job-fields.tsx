import type { IntakeChoice } from '@welding/domain/entities/intake';
import { intakeChoices } from '@welding/domain/entities/intake-choices';
import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { fetchAhead, nearScreen } from '#shared/ui/load-moments.ts';
import { prepareZipAnswer, ZipAnswerPlace } from '#site/places/zip-question.tsx';
import { DraftField } from './draft-field.tsx';
import type { QuoteFormState } from './quote-draft.ts';
import { photosId, priceId } from './quote-form-element.ts';
import { questionsTexts, quoteFormTexts } from './quote-form-texts.tsx';

const texts = quoteFormTexts();
const lost = <p role="alert">{texts.photosNotLoaded}</p>;

const DraftPhotos = lazyPart(async () => (await import('./draft-photos.tsx')).DraftPhotos, {
  waiting: null,
  lost,
  until: () => nearScreen(photosId),
});
const PriceRange = lazyPart(async () => (await import('./price-range.tsx')).LivePriceRange, {
  waiting: null,
  lost,
  until: () => nearScreen(priceId),
});

/** Photos, place and price range. The page reserves both parts before their code loads. */
export function PhotosAndPrice({ form }: { form: QuoteFormState }) {
  return (
    <>
      <div id={photosId} className="sm:col-span-2">
        <DraftPhotos />
      </div>
      <ZipField form={form} />
      <div id={priceId} className="sm:col-span-2">
        <PriceRange form={form} />
      </div>
    </>
  );
}

/** The damage and the metal: enough for a price range. */
export function JobFields({ form }: { form: QuoteFormState }) {
  return (
    <>
      <DraftField form={form} name="serviceType" label={texts.service} className="sm:col-span-2">
        {(control) => (
          <select {...control} className="select">
            <option value="">{texts.selectService}</option>
            {quotableServices.map((service) => (
              <option key={service} value={service}>
                {serviceTypeLabels[service]}
              </option>
            ))}
          </select>
        )}
      </DraftField>
      <DraftField
        form={form}
        name="description"
        label={texts.details}
        hint={texts.detailsHint}
        className="sm:col-span-2"
      >
        {(control) => <textarea {...control} className="textarea" rows={5} autoCapitalize="sentences" />}
      </DraftField>
      <ChoiceField form={form} field="metal" />
      <ChoiceField form={form} field="thickness" />
    </>
  );
}

type ChoiceFieldProps = { field: IntakeChoice; form: QuoteFormState };

export function ChoiceField({ field, form }: ChoiceFieldProps) {
  const { ask, options, ...rest } = intakeChoices[field];
  return (
    <DraftField
      form={form}
      name={`intake.${field}`}
      label={ask}
      hint={'hint' in rest ? rest.hint : undefined}
    >
      {(props) => (
        <select {...props} className="select">
          <option value="">{questionsTexts().chooseOrSkip}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </DraftField>
  );
}

function ZipField({ form }: { form: QuoteFormState }) {
  const zip = useWatch({ control: form.control, name: 'zip' });
  // Until this field is used, it takes the ZIP code typed at the top of the page.
  const [wasHere, setWasHere] = useState(false);
  return (
    <div className="grid content-start gap-3 sm:col-span-2">
      <DraftField form={form} name="zip" label={texts.zip} hint={texts.zipHint}>
        {(props) => (
          <input
            {...props}
            className="input sm:max-w-60"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            onFocus={() => {
              setWasHere(true);
              void fetchAhead(prepareZipAnswer);
            }}
          />
        )}
      </DraftField>
      <ZipAnswerPlace zip={zip} isSilent={!wasHere} />
    </div>
  );
}
