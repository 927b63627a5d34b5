import { Trans } from '@lingui/react/macro';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { fieldAria } from './field-aria.ts';
import type { FieldProps } from './field-props.ts';
import { GroupFrame } from './group-frame.tsx';
import { PICTURE_TYPES } from './picture-limits.ts';
import { TextField } from './text-field.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

export type Picture = { url: string; alt: string };

type Props = FieldProps<Picture, Picture | undefined> & {
  /** Sends the file and answers its address. */
  upload: (file: File) => Promise<string>;
};

/** Choose, see, describe, remove. */
export function PictureField({ id, name, value, onChange, onBlur, upload, error, ...frame }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { send, preview, isSending, trouble } = usePictureUpload(upload, (url) =>
    onChange({ url, alt: value?.alt ?? '' }),
  );
  const shown = preview ?? value?.url;
  const problem = trouble ?? error;
  return (
    <GroupFrame id={id} error={problem} {...frame}>
      <div className="flex flex-wrap items-start gap-4">
        <div className="grid aspect-4/3 w-40 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-foam text-ink-soft">
          {shown === undefined ? (
            <ImagePlus aria-hidden className="size-8" />
          ) : (
            <img
              src={shown}
              alt={value?.alt ?? ''}
              className={`size-full object-cover ${isSending ? 'opacity-50' : ''}`}
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            disabled={isSending}
            onClick={() => input.current?.click()}
            className={buttonStyle('quiet', 'small')}
          >
            {isSending && <Trans comment="While a picture is being uploaded">Uploading…</Trans>}
            {!isSending &&
              (value ? (
                <Trans comment="Button: take another picture instead">Choose another</Trans>
              ) : (
                <Trans comment="Button: choose a picture file">Choose a picture</Trans>
              ))}
          </button>
          {value && !isSending && (
            <button type="button" onClick={() => onChange(undefined)} className={buttonStyle('quiet', 'small')}>
              <Trash2 aria-hidden className="size-4" />
              <Trans comment="Button: take the picture away">Remove</Trans>
            </button>
          )}
          <input
            ref={input}
            id={id}
            name={name}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            tabIndex={-1}
            aria-hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again after a failure.
              currentTarget.value = '';
              if (file) void send(file);
            }}
            className="sr-only"
            data-invalid={fieldAria({ id, error: problem })['aria-invalid'] ? '' : undefined}
          />
        </div>
      </div>
      {value && (
        <TextField
          id={`${id}-alt`}
          name={`${name}-alt`}
          label={<Trans>What the picture shows</Trans>}
          hint={<Trans>Read aloud to people who cannot see it.</Trans>}
          value={value.alt}
          maxLength={200}
          onChange={(alt) => onChange({ ...value, alt })}
          {...(onBlur && { onBlur })}
        />
      )}
    </GroupFrame>
  );
}
