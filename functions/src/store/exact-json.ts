import { loadOnce } from '@welding/domain/values/lazy';
import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';

/*
 * Documents as JSON without loss. A value without a JSON form becomes an object with one key that begins with "$": {"$time":
 * "2027-03-14T20:10:00.000000000Z"}, $reference, $bytes, $point, $number. $map wraps a stored object that has such a key.
 */

const sdk = loadOnce(async () => await import('firebase-admin/firestore'));
const tag = /^\$/;
const nanosecondDigits = 9;

/** @throws Error for a value that JSON would lose */
export async function encodeFields(fields: DocumentData): Promise<Record<string, unknown>> {
  const { Timestamp, DocumentReference, GeoPoint } = await sdk();
  const encode = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return hasJson(value) ? value : { $number: numberName(value) };
    if (Array.isArray(value)) return value.map(encode);
    if (value instanceof Timestamp) return { $time: timeText(value) };
    if (value instanceof DocumentReference) return { $reference: value.path };
    if (value instanceof GeoPoint) return { $point: [value.latitude, value.longitude] };
    if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
    if (isPlain(value)) {
      const map = encodeMap(value);
      return Object.keys(value).some((key) => tag.test(key)) ? { $map: map } : map;
    }
    throw new Error('a value of a kind that exact JSON does not have');
  };
  const encodeMap = (map: object) =>
    Object.fromEntries(Object.entries(map).map(([key, value]) => [key, encode(value)]));
  return encodeMap(fields);
}

/** Restores the fields for Firestore. @throws Error for JSON that `encodeFields` did not write */
export async function decodeFields(json: Readonly<Record<string, unknown>>): Promise<DocumentData> {
  const [{ Timestamp, GeoPoint }, database] = await Promise.all([sdk(), firestore()]);
  const decoders: Readonly<Record<string, (value: unknown) => unknown>> = {
    $time: (value) => {
      const [, seconds = '', fraction = ''] = /^(.*)\.(\d{9})Z$/.exec(z.string().parse(value)) ?? [];
      return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction));
    },
    $reference: (value) => database.doc(z.string().parse(value)),
    $bytes: (value) => Buffer.from(z.string().parse(value), 'base64'),
    $point: (value) => new GeoPoint(...z.tuple([z.number(), z.number()]).parse(value)),
    $number: (value) => (value === '-0' ? -0 : Number(z.string().parse(value))),
    $map: (value) => decodeMap(z.record(z.string(), z.unknown()).parse(value)),
  };
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
    if (!tag.test(key) || others.length > 0) return decodeMap(value);
    const decoder = decoders[key];
    if (!decoder) throw new Error(`${key} is no kind of value`);
    return decoder(inner);
  };
  const decodeMap = (map: object) =>
    Object.fromEntries(Object.entries(map).map(([key, value]) => [key, decode(value)]));
  return decodeMap(json);
}

function hasJson(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function numberName(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function timeText(time: { readonly seconds: number; readonly nanoseconds: number }): string {
  const whole = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(time.nanoseconds).padStart(nanosecondDigits, '0')}Z`;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
