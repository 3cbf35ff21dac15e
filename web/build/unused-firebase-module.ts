/**
 * Replaces code that would load but never run: the Firebase products that reactfire imports and this app does not use
 * (Realtime Database, Storage, Functions, Remote Config; 45 kB), and Firestore's regular expressions for pipelines
 * (re2js; 45 kB).
 */
function unused(): never {
  throw new Error('This Firebase product is not part of the app');
}

export {
  unused as RE2JS,
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
