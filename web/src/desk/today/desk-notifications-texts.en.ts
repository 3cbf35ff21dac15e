export const texts = {
  ofEverything:
    'This device can tell you of new requests, of visits to confirm and those that a client moved or cancelled, of payments and of mails that did not arrive, also while the desk is closed.',
  ofOwnVisits:
    'This device can tell you when a visit of yours is new, moved or cancelled, also while the desk is closed.',
};
