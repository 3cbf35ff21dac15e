import { expectClosed } from './expect-closed.ts';

expectClosed('loginCodes', { codeHash: 'a', linkHash: 'b', browserHash: 'c', attempts: 0, isUsed: false });
