import { expectClosed } from './expect-closed.ts';

expectClosed('unknownCollection', { anything: true });
