import { host, type StackPorts } from './ports.ts';

export type StackAddresses = {
  /** The product, http://127.0.0.1:5000 */
  hosting: string;
  /** http://127.0.0.1:5001 */
  functions: string;
  /** Host and port, the format of the Firebase SDKs: 127.0.0.1:8080 */
  firestore: string;
  /** Firestore's address for pages, behind start-channel-gate.ts: host and port. */
  pageFirestore: string;
  /** http://127.0.0.1:9099 */
  auth: string;
  /** Cloud Storage, host and port: 127.0.0.1:9199 */
  storage: string;
  /** http://127.0.0.1:12111 */
  stripe: string;
  /** The page that shows every mail, http://127.0.0.1:8025 */
  mailbox: string;
  /** The mail server, smtp://127.0.0.1:1025 */
  smtp: string;
  /** The stand-in for the browsers' push services in tests. */
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
