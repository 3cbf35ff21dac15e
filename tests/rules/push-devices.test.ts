import { expectClosed } from './expect-closed.ts';

expectClosed('pushDevices', { endpoint: 'https://push.services.mozilla.com/wpush/v2/abc', owner: 'client' });
