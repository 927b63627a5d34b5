import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, table } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { calendarDays, days, hours, minutes, passes, percent, reminders, times, years } from './amounts.ts';

export const charges = ({ brand, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'charges-transactions-and-refunds',
  title: 'Prix, paiements et remboursements',
  blocks: [
    table(
      ['Quand', 'Ce que vous payez ou récupérez'],
      [
        `Vous annulez plus de ${hours(figures.refundNoticeHours)} avant le début`,
        `${percent(figures.refundPercent)} remboursés, arrondis au centime supérieur`,
      ],
      ['Vous annulez plus tard, ou personne ne vient', 'Aucun remboursement'],
      [
        'Nous ne pouvons pas honorer la réservation : station fermée, pas de planche, porte qui reste close',
        `${percent(figures.operatorFaultPercent)} remboursés`,
      ],
      [`Vous avez jusqu’à ${minutes(figures.graceMinutes)} de retard`, 'Rien à payer'],
      ['Vous avez plus de retard', 'Le dépassement au tarif horaire, pour chaque planche en retard'],
    ),
    paragraph`Prix : pour chaque planche, le tarif horaire de votre créneau et, si la station en a une, une prise en charge. Une durée de moins de ${hours(figures.minBilledHours)} coûte autant que ${hours(figures.minBilledHours)}. Vous voyez la somme entière avant de payer. Un prix qui change plus tard ne change pas votre réservation.`,
    paragraph`Paiement : ${paypal ? 'par carte, Apple Pay, Google Pay ou PayPal' : 'par carte, Apple Pay ou Google Pay'}, sur la page de notre prestataire de paiement Stripe. Nous ne voyons jamais le numéro complet de votre carte. Le total est débité à la réservation.`,
    paragraph`Carte enregistrée : louer suppose que votre moyen de paiement soit enregistré chez le prestataire de paiement. Sans vous le redemander, nous ne le débitons que pour :`,
    list(
      'un dépassement ;',
      'une indemnisation décidée comme l’explique la section « Votre responsabilité » ;',
      'le tarif normal d’une heure de pass annulée trop tard ou non utilisée.',
    ),
    paragraph`Une prolongation est débitée quand vous la demandez. Avant de payer, vous voyez le « montant maximal » : le maximum que la location et le dépassement peuvent coûter ensemble. Les indemnisations n’en font pas partie. C’est vous qui choisissez si la carte vous est proposée à nouveau la prochaine fois. Vous pouvez la remplacer à tout moment dans vos ${link('paramètres', paths.settings())}, et la retirer dès qu’aucune réservation n’est à venir ou en cours et qu’aucun retard, aucune demande d’indemnisation ni aucune dette n’est en suspens.`,
    paragraph`Si vous pensez qu’un débit est une erreur : chaque débit est accompagné d’un e-mail qui dit à quoi il correspond. Opposez-vous-y comme il l’indique, ou écrivez à ${mailLink(brand.contactEmail)}. Une personne l’examine et, d’ici là, rien de plus n’est débité, augmenté ni exigé à ce titre.`,
    paragraph`Annulation : sur la page de votre réservation, qui montre la somme exacte avant que vous confirmiez. Elle est possible tant que rien n’a été retiré. Exactement ${hours(figures.refundNoticeHours)} avant le début, il est trop tard pour un remboursement. Le remboursement se fait par le moyen de paiement utilisé ; les banques mettent quelques jours. S’il ne peut pas aboutir, nous vous demandons un compte bancaire.`,
    paragraph`Dépassement : chaque heure entière de retard, comptée depuis la fin réservée, au tarif horaire de votre réservation. Si la page de la station l’indique, c’est chaque heure entamée qui compte. Chaque station a un dépassement maximal, compris dans le montant maximal. Il y a un seul débit par réservation, quand sa dernière planche est revenue ou que cette limite est atteinte. Le temps pendant lequel le clavier était bloqué, ou la station hors d’état de reprendre la planche, ne compte pas. En cas de doute, la lecture qui vous est favorable l’emporte. Moins de ${formatMoney(figures.minChargeInCents, 'fr')} n’est pas débité.`,
    paragraph`Prolongation : au plus ${times(figures.extensions)} par réservation, de ${hours(figures.extensionHours)}, au tarif réduit indiqué sur la page de votre réservation. Elle est possible avant la fin, si les planches sont libres et que la station reste ouverte. Au total, ${hours(figures.maxExtendedHours)} au maximum. Elle compte dès qu’elle est payée.`,
    paragraph`Dettes : si un débit ultérieur échoue, nous vous envoyons un lien de paiement, à régler sous ${calendarDays(figures.debtDays)}. Vous ne pouvez pas réserver tant que la dette n’est pas payée. Si un dépassement reste impayé après ce délai et après ${reminders(figures.reminders)}, il est porté, une seule fois, à ${times(figures.unpaidOvertimeFactor)} le tarif normal. Aucune autre dette n’augmente, et aucune tant que vous vous y opposez.`,
    paragraph`Pass saison : ${passes(figures.passes)} à la fois par personne, valable les jours et aux stations qu’il indique. À chaque réservation, il couvre le tarif horaire d’une planche pendant ${hours(figures.passFreeHours)} ; le reste se paie comme d’habitude. Avec lui, vous réservez au plus ${hours(figures.passAheadHours)} à l’avance. Annulez au moins ${hours(figures.passCancelHours)} avant le début, sinon le tarif normal est débité ; de même si personne ne vient. Il ne se renouvelle pas tout seul. Vous pouvez y mettre fin à tout moment, mais sans remboursement après le délai de rétractation. Si nous y mettons fin sans abus de votre part, nous remboursons les jours non utilisés.`,
    paragraph`Carte cadeau : son code sert à payer une réservation, et le solde reste sur la carte. Elle est valable ${years(figures.giftCardYears)} à compter de l’achat. Elle n’est pas remboursable en argent, sauf rétractation. S’il devait rester moins de ${formatMoney(figures.minChargeInCents, 'fr')} à payer, la carte cadeau paie un peu moins, car une carte bancaire ne peut être débitée de si peu.`,
    paragraph`Rétractation d’une réservation ou d’une prolongation : aucune. La loi l’exclut pour les services de loisirs à une date déterminée. Notre propre règle d’annulation, plus haut, s’applique à la place.`,
    paragraph`Rétractation d’un pass ou d’une carte cadeau : dans les ${days(figures.withdrawalDays)} suivant l’achat, sans motif. Appuyez sur « Renoncer au contrat ici » sur sa page ou dans l’e-mail, ou dites-le-nous clairement, dans les termes de votre choix ; il suffit de l’envoyer à temps. Par exemple : « Je me rétracte du contrat portant sur [pass ou carte cadeau], acheté le [date]. [Nom, adresse e-mail] ». Nous le confirmons par e-mail et remboursons sous ${days(figures.withdrawalRepaymentDays)}, par le moyen de paiement utilisé. Les heures utilisées avec un pass ne sont déduites que si vous avez demandé qu’il commence aussitôt ; l’argent déjà dépensé d’une carte cadeau n’est pas rendu.`,
  ],
});
