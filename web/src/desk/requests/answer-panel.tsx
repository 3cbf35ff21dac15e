import type { Quote } from '@welding/domain/entities/quote';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { AcceptForm } from './accept-form.tsx';
import { answerTexts } from './answer-texts.ts';
import { AnsweredRequest } from './answered-request.tsx';
import { CloseForm } from './close-form.tsx';

const ways = ['accept', 'close'] as const;

/** How a request is answered; of one that was, how, and how to take that back. */
export function AnswerPanel({ request }: { request: Quote }) {
  const [way, setWay] = useState<(typeof ways)[number]>('accept');
  if (request.status !== 'pending') return <AnsweredRequest request={request} />;
  return (
    <Panel title={answerTexts().answer} icon={Reply}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{answerTexts().yourAnswer}</legend>
        {ways.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === way}
            className={`btn ${name === way ? 'btn-chosen' : 'btn-ghost'}`}
            onClick={() => setWay(name)}
          >
            {answerTexts()[name]}
          </button>
        ))}
      </fieldset>
      {/* Both stay, so that nothing typed is lost by looking at the other. */}
      <div hidden={way !== 'accept'}>
        <AcceptForm request={request} />
      </div>
      <div hidden={way !== 'close'}>
        <CloseForm request={request} />
      </div>
    </Panel>
  );
}
