import type { Quote } from '@welding/domain/entities/quote';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { stackAddresses } from '../support/stack.ts';

/** The quotes in Firestore with this email. */
export async function storedQuotes(email: string): Promise<Quote[]> {
  stackAddresses();
  const found = await (await quotes()).where('email', '==', email).get();
  return found.docs.map((document) => document.data());
}
