import { expectClosed } from './expect-closed.ts';

expectClosed('clientEmails', {});
