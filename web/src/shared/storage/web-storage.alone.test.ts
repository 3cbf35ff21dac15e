import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from './web-storage.ts';

/** A storage whose entries are its own properties, as a browser's are. */
function stubStorage(entries: Record<string, string>, refuses = false): Record<string, string> {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
    ...(refuses && { setItem: refuse }),
  };
  vi.stubGlobal('localStorage', Object.setPrototypeOf(entries, methods));
  return entries;
}

afterEach(() => vi.unstubAllGlobals());

describe('a storage that is open', () => {
  test('returns written values', () => {
    stubStorage({});
    expect(deviceStorage.write('a', '{"b":1}')).toBe(true);
    expect(deviceStorage.read('a')).toBe('{"b":1}');
    expect(deviceStorage.readJson('a')).toEqual({ b: 1 });
    deviceStorage.remove('a');
    expect(deviceStorage.read('a')).toBeNull();
  });

  test('reads damaged values as empty', () => {
    stubStorage({ a: '{' });
    expect(deviceStorage.readJson('a')).toBeNull();
  });

  test('removes only our own values', () => {
    const entries = stubStorage({ 'portal-a': '1', 'portal-b': '2', other: '3' });
    deviceStorage.removeAll((key) => key.startsWith('portal-'));
    expect(Object.keys(entries)).toEqual(['other']);
  });
});

test('a full storage reports it', () => {
  stubStorage({}, true);
  expect(deviceStorage.write('a', 'b')).toBe(false);
});

test('a closed storage is empty, and no error occurs', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(deviceStorage.write('a', 'b')).toBe(false);
  expect(deviceStorage.read('a')).toBeNull();
  expect(deviceStorage.readJson('a')).toBeNull();
  expect(() => deviceStorage.remove('a')).not.toThrow();
  expect(() => deviceStorage.removeAll(() => true)).not.toThrow();
});
