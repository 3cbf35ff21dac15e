import type { Language } from '../values/language.ts';

export type PushNotice = {
  readonly title: string;
  readonly body: string;
  /** The path that a tap opens. */
  readonly path: string;
  /** Replaces a shown notification with the same tag. */
  readonly tag: string;
  readonly lang?: Language;
};

/** Parses a push message; undefined if it is not ours. Uses no library because the service worker loads it. */
export function readPushNotice(text: string): PushNotice | undefined {
  try {
    const { title, body, path, tag, lang } = Object(JSON.parse(text));
    const isNotice = [title, body, path, tag].every((part) => typeof part === 'string');
    const language = lang === 'en' || lang === 'es' ? lang : undefined;
    // Two slashes would open another site.
    return isNotice && /^\/(?!\/)/.test(path)
      ? { title, body, path, tag, ...(language && { lang: language }) }
      : undefined;
  } catch {
    return undefined;
  }
}
