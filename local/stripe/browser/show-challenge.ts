/**
 * Shows a 3-D Secure page over the whole page, as Stripe.js does, until the payer has passed or failed it. The focus
 * moves into it and afterwards back to where it was.
 */
export function showChallenge(address: string): Promise<void> {
  const focusedBefore = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3-D Secure authentication');
  dialog.style.cssText =
    'border: 0; padding: 0; margin: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none; background: transparent;';
  // Leaving with Escape would leave the payment hanging; the page inside has a way to fail it.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = '3-D Secure authentication';
  frame.style.cssText = 'border: 0; width: 100%; height: 100%; display: block; background: transparent;';
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  frame.addEventListener('load', () => frame.focus());

  return new Promise((resolve) => {
    const finish = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || !isFinished(event.data)) return;
      window.removeEventListener('message', finish);
      dialog.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      resolve();
    };
    window.addEventListener('message', finish);
  });
}

function isFinished(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'localStripe' in data &&
    data.localStripe === 'challenge-finished'
  );
}
