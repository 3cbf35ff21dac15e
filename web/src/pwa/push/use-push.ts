import { useEffect, useEffectEvent, useState } from 'react';
import { isIos, isStandalone } from '#pwa/install/install-prompt.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { findSubscription, type PushSender, subscribe, unsubscribe } from './push-subscription.ts';
import { pushTexts } from './push-texts.tsx';

/** `blocked`: the person has refused notifications of this site, and only the browser's settings change that. */
export type PushState = Exclude<PushSupport, 'supported'> | 'checking' | 'blocked' | 'off' | 'on' | 'busy';

type Push = {
  readonly state: PushState;
  /** A sentence that says why the last step failed and what to do. */
  readonly problem: string | undefined;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
};

/** Whether this device shows notifications, and the switch for it. Nobody is asked before `turnOn`, which a tap calls. */
export function usePush(send: PushSender): Push {
  const [state, setState] = useState<PushState>(initialState);
  const [problem, setProblem] = useState<string>();
  const find = useEffectEvent(() => findSubscription(send));

  useEffect(() => {
    if (initialState() !== 'checking') return;
    let isOver = false;
    find().then(
      (found) => isOver || setState(found ? 'on' : 'off'),
      // It is subscribed, and the API hears of it another time.
      () => isOver || setState('on'),
    );
    return () => {
      isOver = true;
    };
  }, []);

  const turnOn = async () => {
    setProblem(undefined);
    setState('busy');
    try {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') await subscribe(send);
      setState(permission === 'granted' ? 'on' : permission === 'denied' ? 'blocked' : 'off');
    } catch (error) {
      setProblem(problemText(error));
      setState('off');
    }
  };

  const turnOff = async () => {
    setProblem(undefined);
    setState('busy');
    try {
      await unsubscribe(send);
      setState('off');
    } catch (error) {
      setProblem(problemText(error));
      setState('on');
    }
  };

  return { state, problem, turnOn, turnOff };
}

function initialState(): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  return Notification.permission === 'denied' ? 'blocked' : 'checking';
}

function problemText(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return pushTexts().noConnection;
  return pushTexts().noService;
}

/** What this browser can do about notifications, before anybody is asked. `home-screen`: iPhones show them for the installed app alone. */
type PushSupport = 'supported' | 'home-screen' | 'unsupported';

function pushSupport(): PushSupport {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isKnown) return 'supported';
  return isIos() && !isStandalone() ? 'home-screen' : 'unsupported';
}
