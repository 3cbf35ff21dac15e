import { readLanguageFrom } from '@welding/domain/values/language';

/** What `make` returns, with every sentence that it makes at once in Spanish. */
export function inSpanish<Result>(make: () => Result): Result {
  const before = readLanguageFrom(() => 'es');
  try {
    return make();
  } finally {
    readLanguageFrom(before);
  }
}
