import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, readLanguageFrom } from '@welding/domain/values/language';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'en');

/** What `run` returns, with every sentence that is made in it, and in all that it starts, in `language`. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(language, run);
}
