import type { PhotoView } from '@popote/client';
import { useEffect, useMemo } from 'preact/hooks';
import { Button, FileButton } from '../../ui/button.js';
import { Photo } from '../../ui/recipe/photo.js';
import { words } from '../../words/words.js';

interface PhotoFieldProps {
  /** The photo that the recipe has. */
  readonly stored: PhotoView | null;
  /** The one to send; null: none; undefined: the stored one stays. */
  readonly chosen: Blob | null | undefined;
  readonly onChange: (photo: Blob | null) => void;
}

/** The photo of a recipe. It is sent when the recipe is saved. */
export function PhotoField({ stored, chosen, onChange }: PhotoFieldProps) {
  const url = useMemo(() => (chosen instanceof Blob ? URL.createObjectURL(chosen) : ''), [chosen]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const hasPhoto = url !== '' || (chosen === undefined && stored !== null);
  return (
    <div class="row">
      {hasPhoto && (
        <div class="photo-frame">
          {url === '' ? (
            <Photo photo={stored} sizes="12rem" />
          ) : (
            <img class="photo" src={url} alt="" />
          )}
        </div>
      )}
      <FileButton
        label={words.editor.choosePhoto}
        accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
        onFile={onChange}
      />
      {hasPhoto && (
        <Button kind="quiet" icon="trash" onClick={() => onChange(null)}>
          {words.editor.removePhoto}
        </Button>
      )}
    </div>
  );
}
