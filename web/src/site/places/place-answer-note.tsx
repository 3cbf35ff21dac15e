import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';
import type { PlaceAnswer } from '#shared/service-area/find-place.ts';
import { CallLink } from './call-link.tsx';
import { placeAnswerText } from './place-answer-text.ts';
import { placesTexts } from './places-texts.ts';

type PlaceAnswerNoteProps = {
  answer: PlaceAnswer;
  /** Chooses one of several places. A ZIP code never names several. */
  onChoose?: (label: string) => void;
};

/** The finder's answer. It always offers to call. */
export function PlaceAnswerNote({ answer, onChoose }: PlaceAnswerNoteProps) {
  const texts = placesTexts();
  switch (answer.kind) {
    case 'incomplete':
      return null;
    case 'found': {
      const { title, detail } = placeAnswerText(answer.place);
      return (
        <Note isGood={answer.place.isInside} title={title}>
          <p>{detail}</p>
          {!answer.place.isInside && <CallLink />}
        </Note>
      );
    }
    case 'choices':
      return (
        <div className="grid gap-2">
          <p>{texts.whichOne}</p>
          <div className="flex flex-wrap gap-2">
            {answer.labels.map((label) => (
              <button key={label} type="button" className="btn min-h-11" onClick={() => onChoose?.(label)}>
                {label}
              </button>
            ))}
          </div>
        </div>
      );
    case 'unknown-zip':
      return (
        <Note isGood={false} title={texts.farZip(answer.zip, business.serviceRadiusMiles)}>
          <p>{texts.sometimesFurther}</p>
          <CallLink />
        </Note>
      );
    case 'unknown-town':
      return (
        <Note isGood={false} title={texts.unknownTown(answer.name)}>
          <p>{texts.tryZip}</p>
          <CallLink />
        </Note>
      );
  }
}

function Note({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  return (
    <div
      className={`grid gap-2 rounded-box border-l-4 bg-base-200 p-4 ${isGood ? 'border-success' : 'border-primary'}`}
    >
      <p className={`text-lg font-semibold ${isGood ? 'text-success' : ''}`}>{title}</p>
      {children}
    </div>
  );
}
