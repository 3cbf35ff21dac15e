import { readLanguageFrom } from '@welding/domain/values/language';

/** The result of `make`, whose sentences are Spanish. Sentences made later are not. */
export function inSpanish<Result>(make: () => Result): Result {
  const before = readLanguageFrom(() => 'es');
  try {
    return make();
  } finally {
    readLanguageFrom(before);
  }
}
