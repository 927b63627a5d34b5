import { photoCalls } from '@laine/contract/admin/photo-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { directionsField } from '@laine/contract/directions-field.ts';
import { languages, type Locale } from '@laine/contract/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { uploadPhoto } from '../../../api/upload-photo.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { PICTURE_TYPES } from '../../../ui/field/picture-limits.ts';
import { shrinkPicture } from '../../../ui/field/shrink-picture.ts';
import { usePictureUpload } from '../../../ui/field/use-picture-upload.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

type Props = { form: FactsForm; stationId: string };

const MAX_LENGTH = 400;

/** How customers find the lockers: in words, language by language, and as a plan. */
export function WayFields({ form, stationId }: Props) {
  return (
    <>
      {languages.map(({ locale, name }) => (
        <WordsField key={locale} form={form} locale={locale} label={name} />
      ))}
      <SitePlanField form={form} stationId={stationId} />
    </>
  );
}

/** One line in mails and elsewhere: pasted line breaks are joined, not refused. */
function WordsField({ form, locale, label }: { form: FactsForm; locale: Locale; label: string }) {
  const { onChange, ...field } = factField(form, directionsField(locale));
  return (
    <LongTextField
      {...field}
      onChange={(text) => onChange(text?.replaceAll(/\s*\n\s*/g, ' '))}
      label={label}
      rows={2}
      maxLength={MAX_LENGTH}
    />
  );
}

function SitePlanField({ form, stationId }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { id, value, onChange, error } = factField(form, 'sitePlan');
  const address = callAddress(photoCalls.newStationPicture, { stationId });
  const { send, isSending, trouble } = usePictureUpload(
    async (file) => (await uploadPhoto(await shrinkPicture(file), () => {}, address)).url,
    onChange,
  );
  return (
    <div className="grid justify-items-start gap-3">
      {value && (
        <img
          src={value}
          alt={t({ message: 'Site plan', comment: 'A drawing of the place from above' })}
          className="aspect-3/2 w-full max-w-sm rounded-control bg-sky object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
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
            <Trans comment="Button: choose a picture file">Choose a site plan</Trans>
          )}
        </button>
        {value && (
          <button type="button" onClick={() => onChange('')} className={buttonStyle('quiet', 'small')}>
            <Trash2 aria-hidden className="size-4" />
            <Trans comment="Button: the picture is no longer shown">Take the plan out</Trans>
          </button>
        )}
      </div>
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
      <FieldError id={`${id}-error`} text={trouble ?? error} />
    </div>
  );
}
