import { expectClosed } from './expect-closed.ts';

expectClosed('projectNotes', { projectId: 'p', text: 'Frame is worse than it looks' });
