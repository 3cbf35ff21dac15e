import { expectClosed } from './expect-closed.ts';

expectClosed('photos', { path: 'photos/1', contentType: 'image/jpeg', caption: 'Hinge' });
