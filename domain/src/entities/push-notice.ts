import type { Language } from '../values/language.ts';

/** A notification as it travels to a device, encrypted. */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  /** The screen that a tap opens, as a path of the site. */
  readonly path: string;
  /** A notification with the same tag takes the place of one that is still shown. */
  readonly tag: string;
  /** What it is written in; missing in one of before. */
  readonly lang?: Language;
};

/** The notification in a received text; undefined when the text is none of ours. No library: a worker reads it. */
export function readPushNotice(text: string): PushNotice | undefined {
  try {
    const { title, body, path, tag, lang } = Object(JSON.parse(text));
    const isNotice = [title, body, path, tag].every((part) => typeof part === 'string');
    const language = lang === 'en' || lang === 'es' ? lang : undefined;
    // Two slashes would lead to another site.
    return isNotice && /^\/(?!\/)/.test(path)
      ? { title, body, path, tag, ...(language && { lang: language }) }
      : undefined;
  } catch {
    return undefined;
  }
}
