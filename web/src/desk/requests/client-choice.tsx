import { clientName } from '@welding/domain/entities/client-change';
import type { Quote } from '@welding/domain/entities/quote';
import { useId } from 'react';
import { useMatchingClients } from '#desk/client-search/use-matching-clients.ts';
import { answerTexts } from './answer-texts.ts';
import { requestName } from './request-name.ts';

type ClientChoiceProps = {
  request: Quote;
  /** A client's id; undefined leaves it to the e-mail. */
  chosen: string | undefined;
  onChoose: (clientId: string | undefined) => void;
};

/**
 * Whose project it becomes: by an e-mail that its client has confirmed, unless somebody with the same e-mail, phone number or
 * name is chosen.
 */
export function ClientChoice({ request, chosen, onChoose }: ClientChoiceProps) {
  const { byEmail, others, isKnown } = useMatchingClients(request);
  const name = useId();
  const byItself = byEmail
    ? { label: clientName(byEmail), note: answerTexts().ifConfirmed }
    : { label: requestName(request), note: isKnown ? answerTexts().asNew : answerTexts().lookingForEmail };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{answerTexts().client}</legend>
      <Choice
        name={name}
        {...byItself}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {others.map(({ client, same }) => (
        <Choice
          key={client.id}
          name={name}
          label={clientName(client)}
          note={answerTexts().same[same]([client.email, client.phone].filter(Boolean).join(', '))}
          isChosen={chosen === client.id}
          onChoose={() => onChoose(client.id)}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = { name: string; label: string; note: string; isChosen: boolean; onChoose: () => void };

function Choice({ name, label, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input type="radio" name={name} className="radio mt-0.5" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 wrap-anywhere">
        <strong>{label}</strong>, {note}
      </span>
    </label>
  );
}
