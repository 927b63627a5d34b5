import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatMoneyText } from '../field/money-text.ts';
import type { Issue } from './form-shape.ts';

type Wrong = { issue: Issue; name: string; value: unknown; locale: Locale; i18n: I18n };

/** An issue in the reader's words. */
export function issueWords(wrong: Wrong): string {
  const { issue, value, i18n } = wrong;
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return i18n._(msg`Please fill this in`);
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return limitWords(issue, wrong);
    case 'invalid_format':
      return formatWords(issue.format, i18n);
    case 'invalid_value':
      return i18n._(msg`Please choose one of these`);
    case 'invalid_type':
    case 'invalid_union':
      return typeof value === 'number' ? numberWords(wrong) : i18n._(msg`We cannot read this`);
    default:
      return i18n._(msg`This cannot be right`);
  }
}

/** The name tells the unit, as everywhere in the contract. */
const isMoney = (name: string) => name.endsWith('InCents');

/** A field may show minutes or hours of its seconds, so the limit names its unit. */
function lengthText(seconds: number, locale: Locale): string {
  const [amount, unit] = seconds % 3600 === 0 ? [seconds / 3600, 'hour'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

function limitText(name: string, bound: number, locale: Locale): string {
  if (bound !== 0 && isMoney(name)) return formatMoney(bound, locale);
  if (bound !== 0 && name.endsWith('InSeconds')) return lengthText(bound, locale);
  return String(bound);
}

function numberWords({ name, value, locale, i18n }: Wrong): string {
  if (isMoney(name)) {
    const [small, large] = [formatMoneyText(1250, locale), formatMoneyText(150_000, locale)];
    return i18n._(msg`We cannot read this sum for sure: type it like ${small} or ${large}`);
  }
  return Number.isNaN(value) ? i18n._(msg`This is not a number`) : i18n._(msg`Please type a whole number`);
}

function limitWords(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, { name, locale, i18n }: Wrong): string {
  const isLow = issue.code === 'too_small';
  const bound = Number(isLow ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    return isLow
      ? i18n._(msg`${plural(bound, { one: 'At least # character', other: 'At least # characters' })}`)
      : i18n._(msg`${plural(bound, { one: 'At most # character', other: 'At most # characters' })}`);
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return isLow ? i18n._(msg`Choose at least ${bound}`) : i18n._(msg`Choose at most ${bound}`);
  }
  const limit = limitText(name, bound, locale);
  return isLow ? i18n._(msg`At least ${limit}`) : i18n._(msg`At most ${limit}`);
}

function formatWords(format: string, i18n: I18n): string {
  switch (format) {
    case 'email':
      return i18n._(msg`This does not look like an e-mail address`);
    case 'url':
      return i18n._(msg`This does not look like a web address`);
    case 'date':
    case 'datetime':
      return i18n._(msg`Please complete date and time`);
    default:
      return i18n._(msg`This is not in the right format`);
  }
}
