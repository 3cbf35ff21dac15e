import { expectClosed } from './expect-closed.ts';

expectClosed('calendarFeeds', { renewals: 1 });
