import type { Quote } from '@welding/domain/entities/quote';
import { Image } from 'lucide-react';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { requestTexts } from './request-texts.ts';

/** The photos that came with a request, when any did. */
export function RequestPhotos({ request: { id, photos = [], photoCaptions } }: { request: Quote }) {
  if (photos.length === 0) return null;
  return (
    <Panel title={requestTexts().photos} icon={Image}>
      <PhotoGrid
        title={requestTexts().request}
        addresses={photos}
        captions={photoCaptions}
        owner={{ entity: 'quote', id }}
      />
    </Panel>
  );
}
