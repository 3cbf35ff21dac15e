import { element, linked } from './elements.ts';
import type { ShownMail } from './mailbox-api.ts';

const views = ['HTML', 'Phone', 'Text', 'Headers'] as const;
type View = (typeof views)[number];

let wanted: View = 'HTML';

/** Fills `place` with a mail; `close` leads back to the list where only one of the two has room. */
export function showMail(place: HTMLElement, mail: ShownMail, close: () => void): void {
  const possible = views.filter((view) => mail.hasHtml || (view !== 'HTML' && view !== 'Phone'));
  const chooser = element('div', { className: 'row' });
  const choose = (view: View, isWish: boolean) => {
    if (isWish) wanted = view;
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(possible[index] === view));
    }
    content.replaceChildren(contentOf(mail, view));
  };
  const buttons = possible.map((view) =>
    element('button', { type: 'button', onclick: () => choose(view, true) }, view),
  );
  chooser.append(...buttons);
  chooser.setAttribute('role', 'group');
  chooser.setAttribute('aria-label', 'How to show it');
  const content = element('div');
  content.style.display = 'contents';
  place.replaceChildren(
    element('button', { type: 'button', className: 'back', onclick: close }, 'All mails'),
    element('h2', {}, mail.subject || '(no subject)'),
    facts(mail),
    ...(mail.attachments.length > 0 ? [files(mail)] : []),
    chooser,
    content,
  );
  choose(possible.includes(wanted) ? wanted : 'Text', false);
}

function facts({ from, to, at }: ShownMail): HTMLElement {
  const list = element('dl');
  for (const [name, value] of [
    ['From', from],
    ['To', to],
    ['Arrived', new Date(at).toLocaleString()],
  ] as const) {
    list.append(element('dt', {}, name), element('dd', {}, value));
  }
  return list;
}

function files({ id, attachments }: ShownMail): HTMLElement {
  return element(
    'div',
    { className: 'row' },
    ...attachments.map(({ name, contentType, bytes }, index) =>
      element(
        'a',
        { className: 'file', href: `/mails/${id}/attachments/${index}`, title: contentType },
        `${name} (${size(bytes)})`,
      ),
    ),
  );
}

function contentOf(mail: ShownMail, view: View): HTMLElement {
  switch (view) {
    case 'HTML':
    case 'Phone': {
      const frame = element('iframe', { title: 'The mail', src: `/mails/${mail.id}/html` });
      frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
      if (view === 'Phone') frame.className = 'phone';
      return frame;
    }
    case 'Text':
      return element('pre', { tabIndex: 0 }, ...linked(mail.text));
    case 'Headers':
      return element(
        'pre',
        { tabIndex: 0 },
        mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      );
  }
}

function size(bytes: number): string {
  return bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} kB`;
}
