import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, table } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { calendarDays, days, hours, minutes, passes, percent, reminders, times, years } from './amounts.ts';

export const charges = ({ brand, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'charges-transactions-and-refunds',
  title: 'Charges, Transactions and Refunds',
  blocks: [
    table(
      ['When', 'What you pay or get back'],
      [
        `You cancel more than ${hours(figures.refundNoticeHours)} before the start`,
        `${percent(figures.refundPercent)} back, rounded up to the cent`,
      ],
      ['You cancel later, or nobody comes', 'Nothing back'],
      [
        'We cannot keep the booking: station closed, no board, a door that stays shut',
        `${percent(figures.operatorFaultPercent)} back`,
      ],
      [`You are up to ${minutes(figures.graceMinutes)} late`, 'Nothing to pay'],
      ['You are later than that', 'Overtime at the hourly price, for each late board'],
    ),
    paragraph`Price: for each board the hourly price for your time and, where the station has one, a starting fee. Time under ${hours(figures.minBilledHours)} costs as much as ${hours(figures.minBilledHours)}. You see the whole sum before you pay. A price that changes later does not change your booking.`,
    paragraph`Payment: ${paypal ? 'by card, Apple Pay, Google Pay or PayPal' : 'by card, Apple Pay or Google Pay'}, on the page of our payment provider Stripe. We never see your full card number. The total is charged when you book.`,
    paragraph`Saved card: a condition of renting is that your means of payment is saved at the payment provider. Without asking again we charge it only for:`,
    list(
      'overtime;',
      'compensation that was decided as described under User Liability;',
      'the normal price of a pass hour that was cancelled too late or not used.',
    ),
    paragraph`An extension is charged when you ask for it. Before you pay you see the “total authorization”: the most that rental and overtime together can cost. Compensation is apart from it. Whether the card is offered to you again next time is your own choice. You can replace it in your ${link('settings', paths.settings())} at any time, and remove it once no booking is coming or running, and no late return, claim or debt is open.`,
    paragraph`If you think a charge is wrong: every charge comes with an e-mail that shows what it is for. Object as it says there, or write to ${mailLink(brand.contactEmail)}. A person looks at it, and until then nothing more is charged, raised or demanded for it.`,
    paragraph`Cancelling: on your booking page, which shows the exact sum before you confirm. It is possible as long as nothing was collected. Exactly ${hours(figures.refundNoticeHours)} before the start is too late for a refund. Money goes back the way it came; banks take a few days. If it cannot arrive there, we ask you for a bank account.`,
    paragraph`Overtime: each full hour late, counted from your booked end, at the hourly price of your booking. Where the station’s page says so, each hour begun counts instead. There is a highest overtime for each station, which is part of the total authorization. There is one charge for a booking, when its last board is back or that limit is reached. Time during which the keypad was locked, or the station could not take the board, does not count. In doubt the reading that favours you holds. Less than ${formatMoney(figures.minChargeInCents, 'en')} is not charged.`,
    paragraph`Extension: at most ${times(figures.extensions)} for a booking, by ${hours(figures.extensionHours)}, at the reduced price that your booking page shows. It is possible before your end, if the boards are free and the station stays open. Together that is at most ${hours(figures.maxExtendedHours)}. It counts once it is paid.`,
    paragraph`Debts: if a later charge fails, we send you a link to pay, due within ${calendarDays(figures.debtDays)}. You cannot book until it is paid. If overtime is still unpaid after that and after ${reminders(figures.reminders)}, it rises, a single time, to ${times(figures.unpaidOvertimeFactor)} the standard price. No other debt rises, and none while you object to it.`,
    paragraph`Seasonal pass: ${passes(figures.passes)} at a time for each person, valid on the days and at the stations it names. In each booking it covers the hourly price of one board for ${hours(figures.passFreeHours)}; the rest is paid as usual. With it you book at most ${hours(figures.passAheadHours)} ahead. Cancel at least ${hours(figures.passCancelHours)} before the start, or the normal price is charged; so it is if nobody comes. It does not renew itself. You may end it at any time, but get nothing back after the withdrawal time. If we end it without misuse on your side, we pay back the unused days.`,
    paragraph`Gift card: its code pays at checkout, and what remains stays on it. It is valid for ${years(figures.giftCardYears)} after it was bought. It is not paid out, except on withdrawal. If the rest to pay would be less than ${formatMoney(figures.minChargeInCents, 'en')}, the gift card pays a little less, because cards cannot be charged so little.`,
    paragraph`Withdrawal from a booking or an extension: none. The law excludes it for leisure services at a fixed time. Our own rule for cancelling, above, holds instead.`,
    paragraph`Withdrawal from a pass or a gift card: within ${days(figures.withdrawalDays)} after buying it, without a reason. Press “Withdraw from contract here” on its page or in the e-mail about it, or tell us in any clear words; sending it in time is enough. For example: “I withdraw from the contract for [pass or gift card], bought on [date]. [Name, e-mail address]”. We confirm it by e-mail and pay back within ${days(figures.withdrawalRepaymentDays)}, the way you paid. Hours used with a pass are deducted only if you asked us to let it start at once; gift-card money already spent is not returned.`,
  ],
});
