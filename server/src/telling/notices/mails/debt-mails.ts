import { paths } from '@laine/contract/paths.ts';
import { debtDueDay, growsToInCents } from '@laine/rules/money/debt.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { paymentWords } from '../../../ground/texts/payment-words.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent, MoneyDocument } from '../mail-content.ts';
import { boundFacts, helpBlock } from '../mail-facts.ts';
import { moneyDocuments } from '../money-document.ts';
import { overtimeLines } from '../overtime-lines.ts';
import type { Rental, RentalDebt } from '../rental.ts';
import { debtOf } from '../rental.ts';
import { longDay } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** The debt, its due day, and where to pay it. */
export const debtDueMail = (rental: Rental, context: MailContext) => debtMail('debt', rental, context);

export const debtReminderMail = (rental: Rental, context: MailContext) => debtMail('debt-reminder', rental, context);

export const debtDoubledMail = (rental: Rental, context: MailContext) => debtMail('debt-doubled', rental, context);

function debtMail(
  part: 'debt' | 'debt-reminder' | 'debt-doubled',
  rental: Rental,
  { origin, occasion, now, doublesUnpaidOvertime }: MailContext,
): MailContent {
  const { locale, station } = rental;
  const debt = debtOf(rental, occasion);
  if (!debt) throw new Error('a notice about a debt names it');
  const sum = formatMoney(debt.amountInCents, locale);
  const until = longDay(debtDueDay(debt.dueAt, station.timeZone), locale);
  const what = paymentWords[locale].debt[debt.reason];
  const standard = { ...debt, standardInCents: debt.amountInCents, isDoubled: debt.doubledAt !== null };
  const growsTo = doublesUnpaidOvertime ? growsToInCents(standard) : null;
  const grown = formatMoney(growsTo ?? 0, locale);
  // A delayed mail may come after the due day, and then must not ask for it.
  const isAhead = isBefore(now, debt.dueAt);
  const words = isAhead || part === 'debt-doubled' ? part : 'debt-overdue';
  // No card refused it: the bank took a payment back.
  const taken = words === 'debt' && debt.reason === 'dispute' ? 'debt-dispute' : undefined;
  const boards = boardsOf(rental, debt, what);
  return {
    locale,
    subject: mailNoticeText(locale, `${words}-subject`, { sum, until, station: station.name }),
    title: mailNoticeText(locale, `${words === 'debt-overdue' ? 'debt-reminder' : words}-title`),
    intro: [mailNoticeText(locale, `${taken ?? words}-intro`, { sum, until }), mailNoticeText(locale, 'debt-booking')],
    hero: { kind: 'sum', sum },
    documents: [...boards, ...creditsOf(rental, debt)],
    facts: [
      ...(boards.length > 0
        ? []
        : [
            { label: mailNoticeText(locale, 'debt-for'), value: what },
            { label: mailNoticeText(locale, 'debt-sum'), value: sum },
          ]),
      ...(isAhead ? [{ label: mailNoticeText(locale, 'debt-until'), value: until }] : []),
      ...boundFacts(rental),
    ],
    notes: [
      ...(growsTo === null
        ? []
        : [mailNoticeText(locale, isAhead ? 'debt-doubles' : 'debt-doubles-late', { until, grown })]),
      ...(canObject(rental, debt) ? [mailNoticeText(locale, 'debt-object')] : []),
    ],
    button: { label: mailNoticeText(locale, 'debt-pay', { sum }), url: `${origin}${paths.debts()}` },
    help: helpBlock(rental),
  };
}

/** The parts of the sum: each late board with its hours, and the doubling. Only if they add up to the cent. */
function boardsOf({ locale, station, overtime }: Rental, debt: RentalDebt, title: string): MoneyDocument[] {
  const { reason, doubledAt, amountInCents } = debt;
  if (reason !== 'overtime' || !overtime) return [];
  const boards = overtimeLines(overtime.boards, { locale, timeZone: station.timeZone });
  const standard = boards.reduce((sum, { cents }) => sum + cents, 0);
  const doubled = doubledAt === null ? [] : [{ label: mailNoticeText(locale, 'debt-doubled-line'), cents: standard }];
  const lines = [...boards, ...doubled];
  if (lines.reduce((sum, { cents }) => sum + cents, 0) !== amountInCents) return [];
  const money = ({ label, cents }: { label: string; cents: number }) => ({ label, sum: formatMoney(cents, locale) });
  const total = money({ label: mailNoticeText(locale, 'debt-sum'), cents: amountInCents });
  return [{ title, date: undefined, lines: lines.map(money), total, vat: undefined }];
}

/** The payment that the bank took back is credited before we ask for it again. */
const creditsOf = (rental: Rental, { reason }: RentalDebt): MoneyDocument[] =>
  reason === 'dispute'
    ? moneyDocuments(
        rental,
        rental.movements.filter(({ kind, document }) => kind === 'dispute' && document !== null),
      )
    : [];

/** The booking page accepts an objection to overtime, but only one. */
const canObject = ({ overtime }: Rental, { reason }: RentalDebt) =>
  reason === 'overtime' && (overtime === null || overtime.answer === null);
