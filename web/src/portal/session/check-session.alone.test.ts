import { errorCodes } from '@welding/domain/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSession, watchSession } from './check-session.ts';
import { leaveLostSession } from './leave-session.ts';

vi.mock('./leave-session.ts', () => ({ leaveLostSession: vi.fn() }));

const answers = vi.fn<() => Response>();
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test.each([
  ['ended', 401, errorCodes.sessionEnded],
  ['other-client', 409, errorCodes.otherClient],
] as const)('leaves a lost session: %s', async (loss, status, code) => {
  answers.mockImplementation(() => Response.json({ message: 'The reason', code }, { status }));
  checkSession('client');
  await vi.advanceTimersByTimeAsync(0);
  expect(leaveLostSession).toHaveBeenCalledExactlyOnceWith(loss);
});

test('asks again after a missing answer or a server error, until it is answered', async () => {
  answers.mockImplementationOnce(lost);
  answers.mockImplementationOnce(() => new Response('Busy', { status: 503 }));
  answers.mockImplementation(() => new Response('Please sign in', { status: 401 }));
  checkSession('client');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answers).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(leaveLostSession).toHaveBeenCalledExactlyOnceWith('ended');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(answers).toHaveBeenCalledTimes(3);
});

test('asks once for a valid session, and keeps it', async () => {
  answers.mockImplementation(() => Response.json([]));
  checkSession('client');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(answers).toHaveBeenCalledOnce();
  expect(leaveLostSession).not.toHaveBeenCalled();
});

test('stops asking once the list is no longer refused', async () => {
  answers.mockImplementation(lost);
  const stop = checkSession('client');
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(answers).toHaveBeenCalledOnce();
});

test('a visible portal closes soon after its session ends, and a hidden one does not ask', async () => {
  const page = { visibilityState: 'hidden' };
  vi.stubGlobal('document', page);
  answers.mockImplementation(() => Response.json([]));
  const stop = watchSession('client');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledOnce();
  page.visibilityState = 'visible';
  answers.mockImplementation(() => new Response('Please sign in', { status: 401 }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(leaveLostSession).toHaveBeenCalledExactlyOnceWith('ended');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(2);
});
