/** An element with these properties and children. Text is never taken for HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The element of the page with this id. @throws Error when mailbox.html has none of this kind */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no ${id}`);
  return found;
}

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Text in which addresses of the web are links. */
export function linked(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    parts.push(text.slice(end, match.index));
    parts.push(element('a', { href: match[0], target: '_blank', rel: 'noopener' }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
