// What `getAll` of Firestore gives: documents with the converters of their references. Its types say so of a transaction's alone.
declare namespace FirebaseFirestore {
  interface Firestore {
    getAll<Entity>(...documents: DocumentReference<Entity>[]): Promise<DocumentSnapshot<Entity>[]>;
  }
}
