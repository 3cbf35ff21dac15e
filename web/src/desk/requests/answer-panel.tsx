import type { Quote } from '@welding/domain/entities/quote';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { AcceptForm } from './accept-form.tsx';
import { AnsweredRequest } from './answered-request.tsx';
import { CloseForm } from './close-form.tsx';

const ways = [
  { name: 'accept', label: 'Accept' },
  { name: 'close', label: 'Close' },
] as const;

/** How a request is answered; of one that was, how, and how to take that back. */
export function AnswerPanel({ request }: { request: Quote }) {
  const [way, setWay] = useState<(typeof ways)[number]['name']>('accept');
  if (request.status !== 'pending') return <AnsweredRequest request={request} />;
  return (
    <Panel title="Answer" icon={Reply}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Your answer</legend>
        {ways.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === way}
            className={`btn ${name === way ? 'btn-chosen' : 'btn-ghost'}`}
            onClick={() => setWay(name)}
          >
            {label}
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
