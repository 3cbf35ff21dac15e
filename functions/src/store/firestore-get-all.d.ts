// Adds the converters' types to `getAll`. Firestore's types have them only on a transaction.
declare namespace FirebaseFirestore {
  interface Firestore {
    getAll<Entity>(...documents: DocumentReference<Entity>[]): Promise<DocumentSnapshot<Entity>[]>;
  }
}
