import { Bell, BellOff, Share, SquarePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { PushSender } from './push-subscription.ts';
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
  const [isWanted, setIsWanted] = useState(false);
  const { state, problem, turnOn, turnOff } = usePush(send);
  const isWaiting = state === 'checking' || state === 'busy';
  return (
    <Panel title="Notifications on this device" icon={Bell}>
      <p>{reason}</p>
      <div role="status">{notes[state]}</div>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      {state === 'on' && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={() => void turnOff()}>
          <BellOff aria-hidden="true" />
          Turn off notifications
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
          Turn on notifications
        </button>
      )}
    </Panel>
  );
}

/** As high as what is known a moment later: nothing below it is to jump. */
const unknown = <p className="font-semibold">{'\u00a0'}</p>;

const notes: Record<PushState, ReactNode> = {
  checking: unknown,
  busy: unknown,
  off: <p className="font-semibold">They are off on this device.</p>,
  on: <p className="font-semibold">They are on for this device.</p>,
  blocked: (
    <p>
      Notifications of this site are blocked in your browser. To get them, allow notifications for this site
      in the browser’s settings, then open this page again.
    </p>
  ),
  'home-screen': (
    <p>
      On an iPhone or iPad they need the app on your home screen: tap{' '}
      <Share aria-hidden="true" className="inline size-5" /> <strong>Share</strong>, then{' '}
      <SquarePlus aria-hidden="true" className="inline size-5" /> <strong>Add to Home Screen</strong>, open it
      from there and come back to this card.
    </p>
  ),
  unsupported: <p>This browser cannot show them. You’ll still get our e-mails.</p>,
};
