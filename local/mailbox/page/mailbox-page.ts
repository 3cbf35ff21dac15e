import { byId, element } from './elements.ts';
import { getMail, listMails, type MailSummary } from './mailbox-api.ts';
import { showMail } from './show-mail.ts';

const list = byId('list', HTMLUListElement);
const empty = byId('empty', HTMLParagraphElement);
const state = byId('state', HTMLParagraphElement);
const search = byId('search', HTMLInputElement);
const place = byId('mail', HTMLElement);

let mails: MailSummary[] = [];

async function refresh(): Promise<void> {
  mails = await listMails();
  showList();
}

function showList(): void {
  const wanted = search.value.trim().toLowerCase();
  const found = mails.filter(({ to, subject }) => `${to}\n${subject}`.toLowerCase().includes(wanted));
  const focused = document.activeElement?.closest('li')?.id;
  list.replaceChildren(...found.map(row));
  if (focused) document.getElementById(focused)?.querySelector('button')?.focus();
  empty.hidden = found.length > 0;
  empty.textContent =
    mails.length > 0
      ? 'No mail has this in its address or subject.'
      : 'No mail yet. What the site or the desk sends to anybody arrives here, and goes nowhere else.';
}

function row({ id, to, subject, at }: MailSummary): HTMLElement {
  const open = element(
    'button',
    { type: 'button', onclick: () => go(id) },
    element('span', { className: 'subject' }, subject || '(no subject)'),
    element('span', { className: 'to' }, to),
    element('time', { dateTime: at }, new Date(at).toLocaleTimeString()),
  );
  open.setAttribute('aria-current', String(id === openId()));
  return element('li', { id: `mail-${id}` }, open);
}

const openId = () => location.hash.slice(1);

function go(id: string): void {
  location.hash = id;
}

/** The open mail stands in the address, so that back, forward and reload do what they should. */
async function showOpen(): Promise<void> {
  const id = openId();
  document.body.classList.toggle('open', id !== '');
  showList();
  if (id === '') return void place.replaceChildren();
  try {
    const mail = await getMail(id);
    if (openId() !== id) return;
    showMail(place, mail, () => go(''));
  } catch {
    place.replaceChildren(element('p', {}, 'This mail is not here any more.'));
  }
  place.focus();
}

function listen(): void {
  const arrivals = new EventSource('/arrivals');
  const refreshed = () => {
    refresh().then(
      () => {
        state.textContent = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
      },
      () => {
        state.textContent = 'The list could not be read';
      },
    );
  };
  // It connects again by itself, and what arrived meanwhile is in the list.
  arrivals.addEventListener('open', refreshed);
  arrivals.addEventListener('arrival', refreshed);
  arrivals.addEventListener('error', () => {
    state.textContent = 'The stack does not run';
  });
}

search.addEventListener('input', showList);
addEventListener('hashchange', () => void showOpen());
listen();
void showOpen();
