import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { type Fetched, useFetched } from '#shared/live-lists/use-fetched.ts';
import { deskUiTexts } from './desk-ui-texts.ts';

type DeskFetchedOptions<Data> = {
  readonly parse: (json: unknown) => Data;
  /** The start of a sentence about it: Stripe’s books. */
  readonly subject: string;
  readonly version?: string;
};

/** `useFetched` for a path of the desk's API. Null stays loading. */
export function useDeskFetched<Data>(
  path: string | null,
  { parse, subject, version = '' }: DeskFetchedOptions<Data>,
): Fetched<Data> {
  return useFetched(path, (signal) => deskRequest(path ?? '', parse, { signal }), {
    version,
    failureOf: (error) => ({ offline: error instanceof NetworkError, sentence: sentenceOf(error, subject) }),
  });
}

function sentenceOf(error: unknown, subject: string): string {
  const t = deskUiTexts();
  if (error instanceof ApiError) return `${error.reason}.`;
  return error instanceof NetworkError ? t.loadsWithSignal(subject) : t.notRead(subject);
}
