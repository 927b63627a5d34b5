import type { TimelineEntry } from '@laine/contract/admin/timeline.ts';
import { useLingui } from '@lingui/react/macro';
import { documentWords } from '../../ui/words/document-words.ts';
import { noticeWords } from '../../ui/words/notice-words.ts';
import { auditWords } from '../words/audit-words.ts';
import { logText } from '../words/log-text.ts';
import { moneyWords } from '../words/money-words.ts';
import { problemWords } from '../words/problem-words.ts';

export function useTimelineTitle(entry: TimelineEntry): string {
  const { t, i18n } = useLingui();
  switch (entry.kind) {
    case 'booked':
      return t({ message: 'Booked', comment: 'What happened to a booking' });
    case 'cancelled':
      return entry.how === 'hold-ended'
        ? t({ message: 'Not paid in time', comment: 'What happened to a booking' })
        : t({ message: 'Cancelled', comment: 'State of a booking or of one rented board' });
    case 'confirmed':
      return t({ message: 'Return confirmed by the customer', comment: 'What happened to a booking' });
    case 'extended':
      return t({ message: 'One more hour', comment: 'What money was for' });
    case 'money':
      return i18n._(moneyWords[entry.purpose]);
    case 'document':
      return i18n._(documentWords[entry.document]);
    case 'notice':
      return i18n._(noticeWords[entry.notice]);
    case 'log':
      return logText(entry.title, i18n);
    case 'problem':
      return i18n._(problemWords[entry.problem]);
    case 'question':
      return t({ message: 'Return in question', comment: 'What a station wrote down' });
    case 'overtime':
      return t({ message: 'Overtime', comment: 'What money was for' });
    case 'objection':
      return t({ message: 'Objection to overtime', comment: 'What happened to a booking' });
    case 'debt':
      return t({ message: 'Debt', comment: 'What happened to a booking: something is owed' });
    case 'claim':
      return t({ message: 'Claim', comment: 'Money asked for missing or broken things' });
    case 'goodwill':
      return t({ message: 'Goodwill', comment: 'Button: money back or a voucher out of kindness' });
    case 'note':
      return t({ message: 'Note', comment: 'What staff write about a rental' });
    case 'action':
      return i18n._(auditWords[entry.action]);
    default:
      return entry satisfies never;
  }
}
