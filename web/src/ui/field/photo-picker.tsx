import { PHOTO_TYPES } from '@laine/contract/public/photo-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, RotateCw, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import type { usePhotos } from './use-photos.ts';

type Props = { chosen: ReturnType<typeof usePhotos>; hint?: ReactNode };

/** A few pictures: taken now or chosen, seen, sent at once, taken away again. */
export function PhotoPicker({ chosen, hint }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { photos, isFull, add, retry, remove } = chosen;
  return (
    <div>
      <p className="font-medium">
        <Trans comment="Label above pictures that somebody may add">Photos</Trans>
      </p>
      {hint !== undefined && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.key} className="relative w-24">
            <img
              src={photo.preview}
              alt={t({ message: `Photo ${index + 1}`, comment: 'Link to one of several pictures' })}
              className={`size-24 rounded-control border border-line object-cover ${photo.id === undefined ? 'opacity-60' : ''}`}
            />
            {photo.id === undefined && photo.trouble === undefined && (
              <progress
                value={photo.progress}
                aria-label={t({ message: 'Uploading…', comment: 'While a picture is being uploaded' })}
                className="absolute inset-x-2 top-20 h-1.5 w-20 accent-fill"
              />
            )}
            <button
              type="button"
              onClick={() => remove(photo)}
              aria-label={t({ message: `Remove photo ${index + 1}`, comment: 'Button on a small picture' })}
              className="absolute -top-2 -right-2 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line-strong bg-paper">
                <X aria-hidden className="size-4" />
              </span>
            </button>
            {photo.trouble !== undefined && (
              <>
                <button
                  type="button"
                  onClick={() => retry(photo)}
                  className={`${buttonStyle('quiet', 'small')} mt-2 px-2!`}
                >
                  <RotateCw aria-hidden className="size-4" />
                  <Trans comment="Button: send a picture again">Again</Trans>
                </button>
                <p role="alert" className="mt-1 text-xs text-alert">
                  {photo.trouble}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isFull && (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className={`${buttonStyle('quiet')} mt-3 max-sm:w-full`}
        >
          <Camera aria-hidden className="size-5 text-action" />
          <Trans comment="Button: opens the camera or the pictures of a phone">Take or add a photo</Trans>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple
        tabIndex={-1}
        aria-hidden
        data-testid="photos"
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? []);
          // The same picture may be chosen again after it was taken away.
          currentTarget.value = '';
        }}
        className="sr-only"
      />
    </div>
  );
}
