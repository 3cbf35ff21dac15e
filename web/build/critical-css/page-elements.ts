/** The parts of an element that selectors match. */
export type PageElement = {
  /** In lower case. */
  readonly name: string;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, string>;
};

const tag = /<([a-z][\w-]*)((?:\s+[^\s"=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
/** Finds how an inline script marks the root before the first paint (storedSessionScript). */
const markOfRoot = /documentElement\.dataset\.(\w+)='([^']*)'/g;
const attribute = /([^\s"=>]+)(?:="([^"]*)")?/g;

/** The elements in HTML from React and Vite, which put attribute values in double quotes. */
export function pageElements(html: string): PageElement[] {
  const written = new Map([...html.matchAll(tag)].map((match) => [match[0], match]));
  const marks = [...html.matchAll(markOfRoot)].map(([, key = '', value = '']) => ({
    name: 'html',
    classes: new Set<string>(),
    attributes: new Map([[`data-${key.toLowerCase()}`, value]]),
  }));
  const elements = [...written.values()].map(([, name = '', attributesText = '']) => {
    const attributes = new Map(
      [...attributesText.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    );
    return {
      name: name.toLowerCase(),
      classes: new Set(attributes.get('class')?.split(/\s+/)),
      attributes,
    };
  });
  return [...elements, ...marks];
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
