import { Bell, BellOff, Share, SquarePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { PushSender } from './push-subscription.ts';
import { pushTexts } from './push-texts.tsx';
import { type PushState, usePush } from './use-push.ts';

type PushCardProps = {
  /** What notifications tell here, in a sentence: said before the browser asks. */
  reason: string;
  send: PushSender;
  /** What has to be done before they can be turned on, if anything: it is shown when they are to be. */
  before?: ReactNode;
};

/** Explains the notifications of this device, and turns them on and off. */
export function PushCard({ reason, send, before }: PushCardProps) {
  const texts = pushTexts();
  const [isWanted, setIsWanted] = useState(false);
  const { state, problem, turnOn, turnOff } = usePush(send);
  const isWaiting = state === 'checking' || state === 'busy';
  return (
    <Panel title={texts.title} icon={Bell}>
      <p>{reason}</p>
      <div role="status">{noteOf(state)}</div>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      {state === 'on' && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={() => void turnOff()}>
          <BellOff aria-hidden="true" />
          {texts.turnOff}
        </button>
      )}
      {isWanted && before}
      {(state === 'off' || isWaiting) && !(isWanted && before) && (
        <button
          type="button"
          className="btn btn-primary justify-self-start"
          aria-disabled={isWaiting}
          onClick={() => {
            if (isWaiting) return;
            if (before) setIsWanted(true);
            else void turnOn();
          }}
        >
          {state === 'busy' ? <Spinner /> : <Bell aria-hidden="true" />}
          {texts.turnOn}
        </button>
      )}
    </Panel>
  );
}

/** As high as what is known a moment later: nothing below it is to jump. */
const unknown = <p className="font-semibold">{'\u00a0'}</p>;

function noteOf(state: PushState): ReactNode {
  const texts = pushTexts();
  switch (state) {
    case 'off':
    case 'on':
      return <p className="font-semibold">{texts[state]}</p>;
    case 'blocked':
    case 'unsupported':
      return <p>{texts[state]}</p>;
    case 'home-screen':
      return (
        <p>
          {texts.homeScreen(
            <Share aria-hidden="true" className="inline size-5" />,
            <SquarePlus aria-hidden="true" className="inline size-5" />,
          )}
        </p>
      );
    case 'checking':
    case 'busy':
      return unknown;
  }
}
