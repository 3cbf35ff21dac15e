import { deskApiPaths } from '@welding/domain/api-paths';
import { type PhotoOwner, type PhotoPlace, photoPlaceSchema } from '@welding/domain/entities/photo';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { photoGridTexts } from './photos-texts.ts';

/**
 * An empty caption removes it.
 * @throws as `deskRequest`
 */
export async function saveCaption(id: string, owner: PhotoOwner, caption: string): Promise<void> {
  await post(deskApiPaths.photo(id, 'caption'), () => undefined, { owner, caption });
}

/** Removes a photo and offers undo; reports a failure. */
export async function removeWithUndo(id: string, owner: PhotoOwner): Promise<void> {
  try {
    const parse = (json: unknown) => photoPlaceSchema.parse(json);
    const place = await post(deskApiPaths.photo(id, 'remove'), parse, { owner });
    const action = { label: photoGridTexts().undo, onAction: () => void restore(id, place) };
    void showToast({
      title: photoGridTexts().photoRemoved,
      description: photoGridTexts().restorable,
      action,
    });
  } catch (error) {
    tell(photoGridTexts().notRemoved, error);
  }
}

async function restore(id: string, place: PhotoPlace): Promise<void> {
  try {
    await post(deskApiPaths.photo(id, 'restore'), () => undefined, place);
  } catch (error) {
    tell(photoGridTexts().notPutBack, error);
  }
}

async function post<Result>(path: string, parse: (json: unknown) => Result, body: unknown): Promise<Result> {
  return await deskRequest(path, parse, { body });
}

function tell(title: string, error: unknown): void {
  const description = error instanceof ApiError ? `${error.reason}.` : photoGridTexts().nothingChanged;
  void showToast({ title, description, variant: 'destructive' });
}
