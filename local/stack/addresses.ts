import { host, type StackPorts } from './ports.ts';

/** Where a running stack answers. */
export type StackAddresses = {
  /** The product, http://127.0.0.1:5000 */
  hosting: string;
  /** http://127.0.0.1:5001 */
  functions: string;
  /** Host and port alone, as the Firebase SDKs take it: 127.0.0.1:8080 */
  firestore: string;
  /** What pages take for Firestore's (start-channel-gate.ts), host and port alone. */
  pageFirestore: string;
  /** http://127.0.0.1:9099 */
  auth: string;
  /** Cloud Storage, host and port alone: 127.0.0.1:9199 */
  storage: string;
  /** http://127.0.0.1:12111 */
  stripe: string;
  /** The page that shows every mail, http://127.0.0.1:8025 */
  mailbox: string;
  /** The mail server, smtp://127.0.0.1:1025 */
  smtp: string;
  /** What stands in for the browsers' push services in tests. */
  pushService: string;
};

export function addressesOf(ports: StackPorts): StackAddresses {
  return {
    hosting: `http://${host}:${ports.hosting}`,
    functions: `http://${host}:${ports.functions}`,
    firestore: `${host}:${ports.firestore}`,
    pageFirestore: `${host}:${ports.channels}`,
    auth: `http://${host}:${ports.auth}`,
    storage: `${host}:${ports.storage}`,
    stripe: `http://${host}:${ports.stripe}`,
    mailbox: `http://${host}:${ports.mailbox}`,
    smtp: `smtp://${host}:${ports.smtp}`,
    pushService: `http://${host}:${ports.pushService}`,
  };
}
