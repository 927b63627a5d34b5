import type { ClaimWish } from '@laine/contract/admin/claim-calls.ts';
import { mostForItemInCents } from '@laine/rules/money/claim.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { PhotoRow } from '../../ui/data/photo-row.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoneyText } from '../../ui/field/money-text.ts';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { usePhotos } from '../../ui/field/use-photos.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { photoIdsOf, type ClaimableItem } from './claim-data.ts';

const MAX_PHOTOS = 10;
const MAX_NOTE_LENGTH = 2000;

type Start = { amounts: Readonly<Record<string, number>>; note: string; whyNoPhoto: string; photoUrls: string[] };

type Props = {
  items: readonly ClaimableItem[];
  start: Start;
  send: ReactNode;
  isSending: boolean;
  problem: string | undefined;
  onSend: (wish: ClaimWish) => void;
};

/** The missing or broken things, their prices, the reason, and pictures as proof. */
export function ClaimForm({ items, start, send, isSending, problem, onSend }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | undefined>>>(start.amounts);
  const [note, setNote] = useState(start.note);
  const [whyNoPhoto, setWhyNoPhoto] = useState(start.whyNoPhoto);
  const [isAsked, setAsked] = useState(false);
  const chosen = usePhotos(MAX_PHOTOS - start.photoUrls.length);
  const claimed = items.filter(({ itemId }) => itemId in amounts);
  const total = claimed.reduce((sum, { itemId }) => sum + (amounts[itemId] ?? 0), 0);
  const sumProblem = ({ itemId, kind }: ClaimableItem): string | undefined => {
    const cents = amounts[itemId];
    const most = formatSum(mostForItemInCents(kind), locale);
    const example = formatMoneyText(150_000, locale);
    if (cents === undefined) return t`Please name a sum`;
    if (Number.isNaN(cents)) return t({ message: `Please write the sum as ${example}`, comment: 'example is a sum' });
    return cents > mostForItemInCents(kind) ? t({ message: `At most ${most}`, comment: 'most is a sum' }) : undefined;
  };
  const photoIds = [...photoIdsOf(start.photoUrls), ...chosen.photos.flatMap((photo) => photo.id ?? [])];
  const isUnproven = photoIds.length === 0 && whyNoPhoto.trim() === '';
  const canSend = claimed.length > 0 && note.trim() !== '' && !isUnproven && !claimed.some(sumProblem);
  const submit = () => {
    setAsked(true);
    if (!canSend) return;
    onSend({
      items: claimed.map(({ itemId }) => ({ itemId, amountInCents: amounts[itemId] ?? 0 })),
      note: note.trim(),
      photoIds,
      ...(photoIds.length === 0 && { whyNoPhoto: whyNoPhoto.trim() }),
    });
  };
  const toggle = ({ itemId, kind }: ClaimableItem, isOn: boolean) => {
    const { [itemId]: _, ...others } = amounts;
    setAmounts(isOn ? { ...others, [itemId]: mostForItemInCents(kind) } : others);
  };
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-medium">
          <Trans comment="Label: the things that a claim is about">What is missing or broken?</Trans>
        </legend>
        {items.map((item) => (
          <div key={item.itemId} className="grid gap-3 rounded-control border border-line p-3">
            <CheckboxField
              id={`${id}-${item.itemId}`}
              name={item.itemId}
              label={item.name}
              value={item.itemId in amounts}
              onChange={(isOn) => toggle(item, isOn)}
            />
            {item.itemId in amounts && (
              <MoneyField
                id={`${id}-${item.itemId}-sum`}
                name={`${item.itemId}-sum`}
                label={t({ message: 'Sum', comment: 'Label: how much money' })}
                hint={t`The most that may be asked stands there already; less is normal for used things.`}
                value={amounts[item.itemId]}
                onChange={(cents) => setAmounts({ ...amounts, [item.itemId]: cents })}
                error={isAsked ? sumProblem(item) : undefined}
              />
            )}
          </div>
        ))}
        {isAsked && claimed.length === 0 && <Problem text={t`Choose at least one thing.`} />}
      </fieldset>
      <LongTextField
        id={`${id}-note`}
        name="note"
        label={t({ message: 'What happened?', comment: 'Field of a claim; the customer reads it' })}
        hint={t`The customer reads this.`}
        value={note}
        onChange={setNote}
        maxLength={MAX_NOTE_LENGTH}
        isRequired
        error={isAsked && note.trim() === '' ? t`Please say what happened` : undefined}
      />
      <PhotoRow urls={start.photoUrls} />
      <PhotoPicker chosen={chosen} hint={t`They prove it to the customer.`} />
      {photoIds.length === 0 && (
        <LongTextField
          id={`${id}-why-no-photo`}
          name="whyNoPhoto"
          label={t`Why is there no photo?`}
          value={whyNoPhoto}
          onChange={setWhyNoPhoto}
          maxLength={500}
          error={isAsked && isUnproven ? t`Add a photo, or say why there is none` : undefined}
        />
      )}
      {problem !== undefined && <Problem text={problem} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="figures">
          <Trans comment="Label of the sum of a claim">In all</Trans> <Money cents={Number.isNaN(total) ? 0 : total} />
        </p>
        <button
          type="button"
          disabled={isSending || chosen.isSending}
          onClick={submit}
          className={buttonStyle('action')}
        >
          {send}
        </button>
      </div>
    </div>
  );
}
