import { apiPaths } from '@welding/domain/api-paths';
import type { NextFree } from '@welding/domain/booking/availability';
import { currentLanguage } from '@welding/domain/values/language';
import { useEffect, useState } from 'react';
import { hasField, isSpecialDay } from '#shared/appointments/special-day.ts';
import { noteServerTime } from '#shared/time/server-clock.ts';

type NextFreeNews = Pick<NextFree, 'words' | 'specialDays'>;

/** The cache time of the response. */
const cachedMs = 60_000;
let asked: { readonly at: number; readonly news: Promise<NextFreeNews | undefined> } | undefined;

/** The next free times and special days, fetched once `wanted`; undefined until loaded or if loading fails. */
export function useNextFree(wanted: boolean): NextFreeNews | undefined {
  const [news, setNews] = useState<NextFreeNews>();
  useEffect(() => {
    if (!wanted) return;
    let hasLeft = false;
    if (!asked || Date.now() - asked.at > cachedMs) {
      asked = { at: Date.now(), news: ask().catch(() => undefined) };
    }
    void asked.news.then((found) => {
      if (!hasLeft) setNews(found);
    });
    return () => {
      hasLeft = true;
    };
  }, [wanted]);
  return news;
}

async function ask(): Promise<NextFreeNews | undefined> {
  if (!navigator.onLine) return undefined;
  const response = await fetch(apiPaths.nextFree, { headers: { 'Accept-Language': currentLanguage() } });
  noteServerTime(response);
  const json: unknown = response.ok ? await response.json() : null;
  return isNews(json) ? json : undefined;
}

// Checks by hand because a schema would be the largest part of this code, which every visitor loads.
function isNews(value: unknown): value is NextFreeNews {
  if (!hasField(value, 'words') || !hasField(value, 'specialDays')) return false;
  const { words, specialDays } = value;
  return (
    hasField(words, 'next') &&
    isTextOrNull(words.next) &&
    hasField(words, 'specialDay') &&
    isTextOrNull(words.specialDay) &&
    Array.isArray(specialDays) &&
    specialDays.every(isSpecialDay)
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
