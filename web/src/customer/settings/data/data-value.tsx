import { callAddress } from '@laine/contract/client.ts';
import { languageOf } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import { receiptCalls } from '@laine/contract/public/receipt-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { formatTimeOfDay } from '@laine/rules/time/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Money } from '../../../ui/data/money.tsx';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { countryName } from '../you/list-countries.ts';
import { DataTime } from './data-time.tsx';
import type { Fact, Kind } from './described-data.ts';
import { wordOf } from './word-of.ts';

/** One stored value in readable form. */
export function DataValue({ fact }: { fact: Fact }) {
  const Kind = kinds[fact.kind];
  return <Kind fact={fact} text={String(fact.value)} />;
}

type Value = ComponentType<{ fact: Fact; text: string }>;

const kinds: Record<Kind, Value> = {
  text: ({ fact }) => [fact.value].flat().join(', '),
  moment: ({ fact, text }) => <DataTime moment={text} timeZone={fact.timeZone} />,
  money: ({ fact }) => <Money cents={Number(fact.value)} />,
  'yes-no': ({ fact }) =>
    fact.value ? (
      <Trans comment="Something about the person’s data is so">Yes</Trans>
    ) : (
      <Trans comment="Something about the person’s data is not so">No</Trans>
    ),
  word: Word,
  language: ({ text }) => languageOf(text as Locale).name,
  country: Country,
  phone: ({ text }) => formatPhone(text),
  percent: ({ text }) => `${text}%`,
  hours: ({ fact }) => formatTimeOfDay(Number(fact.value)),
  booking: ({ text }) => (
    <Link to={paths.booking(text)} className="prose-link break-all">
      {text}
    </Link>
  ),
  receipt: ({ text }) => (
    <a href={callAddress(receiptCalls.receiptPdf, { receiptId: text })} className="prose-link break-all">
      {text}
    </a>
  ),
  photos: Photos,
};

function Word({ fact }: { fact: Fact }) {
  const { i18n } = useLingui();
  const word = wordOf(fact);
  return typeof word === 'string' ? word : i18n._(word);
}

function Country({ text }: { text: string }) {
  return <ServerText>{countryName(text, useLocale())}</ServerText>;
}

function Photos({ fact }: { fact: Fact }) {
  return (
    <span className="flex flex-wrap gap-3">
      {[fact.value].flat().map((url, index) => (
        <a key={String(url)} href={String(url)} target="_blank" rel="noreferrer" className="prose-link">
          <Trans comment="Link to one of several pictures">Photo {index + 1}</Trans>
        </a>
      ))}
    </span>
  );
}
