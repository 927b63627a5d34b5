import { photoCalls } from '@laine/contract/admin/photo-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { uploadPhoto } from '../../../api/upload-photo.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { PICTURE_TYPES } from '../../../ui/field/picture-limits.ts';
import { shrinkPicture } from '../../../ui/field/shrink-picture.ts';
import { usePictureUpload } from '../../../ui/field/use-picture-upload.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

type Props = { form: FactsForm; stationId: string };

/** The first picture is the one on the card. */
export function PictureList({ form, stationId }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { id, value, onChange, error } = factField(form, 'images');
  const images = value ?? [];
  const address = callAddress(photoCalls.newStationPicture, { stationId });
  const { send, isSending, trouble } = usePictureUpload(
    async (file) => (await uploadPhoto(await shrinkPicture(file), () => {}, address)).url,
    (url) => onChange([...images, url]),
  );
  const raise = (at: number) => {
    const [before, image] = [images[at - 1], images[at]];
    if (before !== undefined && image !== undefined) onChange(images.with(at, before).with(at - 1, image));
  };
  return (
    <div className="grid gap-4">
      {images.length > 0 && (
        <ol
          aria-label={t({ message: 'Pictures', comment: 'Of a station, in their order' })}
          className="grid grid-cols-2 gap-3 md:grid-cols-3"
        >
          {images.map((image, at) => {
            const number = at + 1;
            return (
              <li key={image} className="grid content-start gap-2">
                <img
                  src={image}
                  alt={t({ message: `Picture ${number}`, comment: 'Of a station' })}
                  className="aspect-3/2 w-full rounded-control bg-sky object-cover"
                />
                <div className="flex flex-wrap gap-2">
                  {at > 0 && (
                    <button type="button" onClick={() => raise(at)} className={buttonStyle('quiet', 'small')}>
                      <ArrowUp aria-hidden className="size-4" />
                      <Trans comment="Button: a picture takes the place before">Forward</Trans>
                      <span className="sr-only"> {number}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    onClick={() => onChange(images.toSpliced(at, 1))}
                    className={buttonStyle('quiet', 'small')}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    <Trans comment="Button: takes an entry out of a list">Take out</Trans>
                    <span className="sr-only"> {number}</span>
                  </button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <button
          type="button"
          disabled={isSending}
          onClick={() => input.current?.click()}
          className={buttonStyle('quiet', 'small')}
        >
          <ImagePlus aria-hidden className="size-4" />
          {isSending ? (
            <Trans comment="While a picture is being uploaded">Uploading…</Trans>
          ) : (
            <Trans comment="Button: choose a picture file">Add a picture</Trans>
          )}
        </button>
        <input
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          tabIndex={-1}
          aria-hidden
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again after a failure.
            currentTarget.value = '';
            if (file) void send(file);
          }}
        />
      </div>
      <FieldError id={`${id}-error`} text={trouble ?? error} />
    </div>
  );
}
