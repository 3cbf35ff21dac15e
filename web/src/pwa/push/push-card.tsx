import { Bell, BellOff, Share, SquarePlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isIos, isStandalone } from '#pwa/install/install-prompt.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel, ProblemLine } from '#shared/ui/panel.tsx';
import { findSubscription, type PushSender, subscribe, unsubscribe } from './push-subscription.ts';
import { pushTexts } from './push-texts.tsx';

type PushCardProps = {
  /** Says what the notifications contain, before the browser asks. */
  reason: string;
  send: PushSender;
  before?: ReactNode;
};

export function PushCard({ reason, send, before }: PushCardProps) {
  const t = pushTexts();
  const [isWanted, setIsWanted] = useState(false);
  const { state, isSaving, problem, turnOn, turnOff } = usePush(send);
  const isWaiting = state === 'checking' || isSaving;
  return (
    <Panel title={t.title} icon={Bell}>
      <p>{reason}</p>
      <div role="status">{noteOf(state)}</div>
      <ProblemLine>{problem}</ProblemLine>
      {state === 'on' && (
        <Button
          icon={BellOff}
          isBusy={isSaving}
          className="justify-self-start"
          onClick={() => void turnOff()}
        >
          {t.turnOff}
        </Button>
      )}
      {isWanted && before}
      {(state === 'off' || state === 'checking') && !(isWanted && before) && (
        <Button
          look="primary"
          icon={Bell}
          isBusy={isSaving}
          className="justify-self-start"
          aria-disabled={isWaiting}
          onClick={() => {
            if (isWaiting) return;
            if (before) setIsWanted(true);
            else void turnOn();
          }}
        >
          {t.turnOn}
        </Button>
      )}
    </Panel>
  );
}

/** Reserves the height, so that nothing below jumps. */
const unknown = <p className="font-semibold">{'\u00a0'}</p>;

function noteOf(state: PushState): ReactNode {
  const t = pushTexts();
  switch (state) {
    case 'off':
    case 'on':
      return <p className="font-semibold">{t[state]}</p>;
    case 'blocked':
    case 'unsupported':
      return <p>{t[state]}</p>;
    case 'home-screen':
      return (
        <p>
          {t.homeScreen(
            <Share aria-hidden="true" className="inline size-5" />,
            <SquarePlus aria-hidden="true" className="inline size-5" />,
          )}
        </p>
      );
    case 'checking':
      return unknown;
  }
}

/** `blocked`: only the browser's settings can allow them again. */
type PushState = Exclude<PushSupport, 'supported'> | 'checking' | 'blocked' | 'off' | 'on';

/** The state of notifications on this device. The browser asks only when `turnOn` is called. */
function usePush(send: PushSender) {
  const [state, setState] = useState<PushState>(initialState);
  const { isSaving, problem, save } = useSave(problemText);
  const find = useEffectEvent(() => findSubscription(send));

  useEffect(() => {
    if (initialState() !== 'checking') return;
    let isOver = false;
    find().then(
      (found) => isOver || setState(found ? 'on' : 'off'),
      // The device is subscribed. The API learns of it later.
      () => isOver || setState('on'),
    );
    return () => {
      isOver = true;
    };
  }, []);

  const turnOn = () =>
    save(async () => {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') await subscribe(send);
      setState(permission === 'granted' ? 'on' : permission === 'denied' ? 'blocked' : 'off');
    });
  const turnOff = () =>
    save(async () => {
      await unsubscribe(send);
      setState('off');
    });

  return { state, isSaving, problem, turnOn, turnOff };
}

function initialState(): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  return Notification.permission === 'denied' ? 'blocked' : 'checking';
}

function problemText(error: unknown): string {
  const t = pushTexts();
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return t.noConnection;
  return t.noService;
}

/** `home-screen`: iPhones support notifications in the installed app only. */
type PushSupport = 'supported' | 'home-screen' | 'unsupported';

function pushSupport(): PushSupport {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isKnown) return 'supported';
  return isIos() && !isStandalone() ? 'home-screen' : 'unsupported';
}
