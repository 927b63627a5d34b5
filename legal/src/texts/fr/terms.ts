import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, phoneLink, table, text } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { boards, days, digits, either, hours, languages, minutes, percent, years } from './amounts.ts';
import { charges } from './terms-charges.ts';

export function terms(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Conditions générales',
    summary: `Vous louez auprès de ${facts.brand.legalName}. Ayez au moins ${years(figures.minAgeYears)} ou soyez avec un adulte, portez le gilet et rapportez tout à temps. Plus de ${hours(figures.refundNoticeHours)} avant le début, nous vous remboursons ${percent(figures.refundPercent)} ; jusqu’à ${minutes(figures.graceMinutes)} de retard ne coûtent rien ; ce qui échoue de notre fait est intégralement remboursé.`,
    sections: [
      ...beforeRenting(facts, figures),
      ...usingTheSite(facts, figures),
      accountTermination(figures),
      charges(facts, figures),
      taxes,
      userLiability(figures),
      ...ourLiability,
      ...disputes(facts, figures),
      additionalProvisions(figures),
      contactDetails(facts),
    ],
  };
}

function beforeRenting({ brand, google, facebook }: LegalFacts, figures: Figures): LegalSection[] {
  const code = `avec un code à ${digits(figures.loginCodeDigits)} que nous vous envoyons par e-mail`;
  const ways = either([...(google ? ['avec Google'] : []), ...(facebook ? ['avec Facebook'] : []), code]);
  return [
    {
      id: 'access-and-registration',
      title: 'Accès et inscription',
      blocks: [
        paragraph`Ces conditions forment le contrat entre vous et ${brand.legalName}, numéro d’immatriculation ${brand.registrationNumber}, ${brand.address} (« nous »). Notre service est ${brand.name} : des stations où vous prenez vous-même une planche de stand-up paddle dans un casier. Certaines stations appartiennent à des partenaires ; le vendeur, c’est toujours nous.`,
        paragraph`Pour réserver, il faut un compte. Il est gratuit et se crée tout seul à la première connexion : ${ways}. Il est strictement personnel. Tenez à jour votre adresse e-mail et votre numéro de téléphone, car c’est là qu’arrivent les codes de la porte et les avertissements.`,
        paragraph`La personne qui réserve doit avoir au moins ${years(figures.minAgeYears)}. Les plus jeunes ne vont sur l’eau qu’avec un adulte, qui réserve et répond d’eux. Toute personne qui va sur l’eau doit savoir nager. Vous le confirmez à chaque réservation.`,
        paragraph`Pendant que vous payez, nous vous gardons les planches ${minutes(figures.holdMinutes)}, ou ${minutes(figures.pressedHoldMinutes)} tant que plus de la moitié de la station est gardée pour des personnes qui n’ont pas encore payé. Le contrat est conclu lorsque votre paiement est arrivé ou, s’il ne reste rien à payer, lorsque votre carte est enregistrée. Vous recevez alors une confirmation par e-mail, avec ces conditions.`,
        paragraph`Chaque réservation suit les conditions, les prix et la règle de remboursement en vigueur au moment où vous l’avez faite. Nous conservons la version que vous avez acceptée, la langue et la date. S’il existe une version plus récente, nous vous demandons votre accord à la réservation suivante.`,
      ],
    },
    {
      id: 'acceptable-usage',
      title: 'Bon usage',
      blocks: [
        list(
          text`Réservation : jusqu’à ${boards(figures.maxBoards)}, de ${figures.minBilledHours} à ${hours(figures.maxHours)}, aujourd’hui ou l’un des ${days(figures.daysAhead)} suivants. Si la station ferme moins de ${hours(figures.closingSoonHours)} après votre début, ${hours(figures.beforeClosingHours)} au maximum. Une station peut fixer des limites plus étroites ; sa page les indique.`,
          text`Code de la porte : chaque planche a un code à ${digits(figures.doorCodeDigits)}. Vous le recevez par SMS, par e-mail et sur la page de votre réservation. Il fonctionne à partir de ${minutes(figures.doorCodeEarlyMinutes)} avant le début et jusqu’au retour de la planche. Ne le donnez qu’aux personnes qui pagaient avec vous : ce qui est fait avec votre code compte comme fait par vous, sauf si quelqu’un l’a obtenu par notre faute.`,
          'Avant de partir : regardez la planche, la pagaie et le gilet. S’il manque quelque chose, si c’est cassé ou dangereux, ne partez pas avec et prévenez-nous aussitôt, au contact indiqué sur la page de votre réservation. Nous vous donnons un autre casier ou vous remboursons intégralement.',
          'Sur l’eau : portez le gilet, surveillez le vent et la météo, restez là d’où vous pouvez revenir et respectez les règles du lieu. C’est vous qui décidez de partir ou non.',
          'Retour : rapportez tout avant la fin réservée. Ouvrez le casier avec le code ou en présentant la pagaie au lecteur, rangez la planche, la pagaie et le gilet, puis fermez la porte. Les puces fixées au matériel indiquent que tout est là. Confirmez ensuite sur la page de votre réservation.',
          'Si la station ne peut pas reprendre la planche (porte bloquée, panne de courant), appelez-nous. Le temps à partir de votre première tentative ou de votre appel ne vous est pas compté.',
          'Si vous ne revenez pas, nous nous inquiétons. Nous pouvons vous appeler et, au besoin, appeler les secours.',
        ),
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Usages interdits',
      blocks: [
        paragraph`Il est interdit :`,
        list(
          'd’aller sur l’eau sous l’effet de l’alcool ou de drogues, par tempête ou orage, dans l’obscurité ou malgré un avertissement ou une interdiction du lieu ;',
          'de charger la planche de plus de personnes ou de poids qu’elle n’en supporte ;',
          'de sous-louer le matériel ou de l’utiliser pour des cours ou des sorties payants, sauf accord écrit de notre part ;',
          'de modifier, de marquer ou d’abîmer le matériel ou les casiers, ou d’enlever les puces ;',
          'd’essayer des codes qui ne sont pas les vôtres, d’ouvrir d’autres casiers ou de forcer une porte ;',
          'de laisser dans un casier quoi que ce soit de dangereux, d’interdit ou de périssable ;',
          'd’utiliser le compte ou la carte d’autrui, ou de réserver sous un faux nom ou un faux numéro ;',
          'de perturber le site, de le lire massivement par des programmes ou d’en contourner les limites.',
        ),
      ],
    },
  ];
}

function usingTheSite({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'intellectual-property',
      title: 'Propriété intellectuelle',
      blocks: [
        paragraph`Le nom ${brand.name}, les textes, les images et le graphisme du site nous appartiennent ou appartiennent à ceux qui nous permettent de les utiliser. Vous pouvez vous en servir pour louer et pour en parler autour de vous. Une partie du logiciel est libre ; ses propres licences s’y appliquent.`,
        paragraph`Après une location terminée, vous pouvez écrire un avis. Il reste à vous ; vous nous permettez de l’afficher sur notre site avec votre prénom et la station, jusqu’à ce que vous nous demandiez de le retirer ou que votre compte soit supprimé. Seules les personnes qui ont loué écrivent des avis, et ils sont classés par date. Nous n’en refusons un que s’il est insultant, contient des données personnelles, fait de la publicité, ne parle pas de la location ou est illicite, et vous pouvez voir le motif.`,
      ],
    },
    {
      id: 'notifying-infractions',
      title: 'Signaler une infraction',
      blocks: [
        paragraph`Si quelque chose sur notre site enfreint la loi ou vos droits, ou si vous découvrez une faille de sécurité ou l’usage abusif d’un casier, écrivez à ${mailLink(brand.contactEmail)}. Dites de quoi il s’agit, où, pourquoi vous le pensez et comment vous joindre.`,
        paragraph`Une personne l’examine et répond sous ${days(figures.disputeDays)}. Nous retirons ce qui est illicite. L’auteur en apprend le motif et peut s’y opposer.`,
      ],
    },
    {
      id: 'data-protection',
      title: 'Protection des données',
      blocks: [
        paragraph`Ce que nous savons de vous, pourquoi et pour combien de temps figure dans la ${link('politique de confidentialité', paths.privacy())}. Vous pouvez voir et télécharger vos données dans vos ${link('paramètres', paths.settings())}. Comment les supprimer est expliqué à la page ${link('« Suppression des données »', paths.dataDeletion())}.`,
      ],
    },
  ];
}

const accountTermination = (figures: Figures): LegalSection => ({
  id: 'account-termination',
  title: 'Fin du compte',
  blocks: [
    paragraph`Par vous : vous pouvez supprimer votre compte à tout moment dans vos ${link('paramètres', paths.settings())}. Il est désactivé aussitôt, et pendant ${days(figures.restoreDays)} vous pouvez revenir en arrière en vous connectant. Ensuite, vos données personnelles sont effacées ; tant que quelque chose reste en suspens, l’effacement attend, ${days(figures.deletionMaxDays)} au maximum. Le solde d’une carte cadeau et le pass sont perdus avec le compte ; nous les nommons avant que vous confirmiez.`,
    paragraph`Avertissements : si une planche revient avec plus de ${minutes(figures.graceMinutes)} de retard, vous recevez un avertissement par e-mail. Il est valable ${years(figures.warningYears)}. Si vous pensez que c’est une erreur, dites-le-nous et une personne l’examinera. Après un autre retard pendant cette période, notre équipe décide s’il faut suspendre le compte.`,
    paragraph`Par nous : en cas de manquement grave ou répété à ces conditions, de dette impayée, de danger pour autrui ou de fraude, nous pouvons suspendre ou bloquer un compte. Avec un compte suspendu, vous pouvez vous connecter, voir vos réservations, payer, télécharger vos données et supprimer le compte, mais pas réserver. Avec un compte bloqué, vous ne pouvez plus vous connecter. Ce sont des personnes qui décident, jamais un programme. Nous vous disons le motif et, s’il y en a une, la date de fin, et vous pouvez vous y opposer.`,
    paragraph`En cas de blocage, les réservations à venir qui n’ont pas été retirées sont annulées et intégralement remboursées. Une planche sortie doit tout de même être rendue ; son code continue de fonctionner.`,
    paragraph`Un compte que personne n’a utilisé pendant ${years(figures.usageYears)} est supprimé. Nous vous écrivons avant.`,
  ],
});

const taxes: LegalSection = {
  id: 'taxes',
  title: 'Taxes',
  blocks: [
    paragraph`Tous les prix comprennent la TVA au taux du pays où se trouve la station. Chaque débit donne lieu à un reçu numéroté et chaque remboursement à un avoir. S’il vous faut une facture au nom d’une entreprise, vous pouvez faire transformer un reçu en facture, une seule fois. Une carte cadeau est taxée quand elle est utilisée, pas quand elle est vendue. L’indemnisation d’un dommage n’est pas soumise à la TVA.`,
  ],
};

const userLiability = (figures: Figures): LegalSection => ({
  id: 'user-liability',
  title: 'Votre responsabilité',
  blocks: [
    paragraph`Vous répondez du matériel de l’ouverture du casier jusqu’au retour, y compris pour les personnes à qui vous le prêtez. L’usure normale est à notre charge. Pour ce que vous perdez, ou abîmez par votre faute au-delà de l’usure normale, nous pouvons demander une indemnisation d’au plus :`,
    table(
      ['Matériel', 'Au maximum'],
      ['Pagaie', formatMoney(figures.paddleInCents, 'fr')],
      ['Planche', formatMoney(figures.boardInCents, 'fr')],
      ['Gilet de sauvetage', formatMoney(figures.vestInCents, 'fr')],
    ),
    paragraph`Pour du matériel usagé, le montant est normalement inférieur : nous demandons la perte réellement subie, et vous pouvez prouver qu’elle était moindre. Nous ne demandons rien pour un dommage signalé avant votre location.`,
    paragraph`Comment cela se passe : notre équipe prépare une demande d’indemnisation avec une note et une photo, et un administrateur l’approuve. Vous la recevez par e-mail et avez ${days(figures.claimDays)} pour répondre. Sans réponse, nous débitons la carte enregistrée, une seule fois. Si vous vous y opposez, rien n’est débité tant qu’un administrateur qui ne l’a pas préparée n’a pas décidé et ne vous a pas expliqué pourquoi. Vous pouvez toujours saisir la justice ou un médiateur de la consommation.`,
    paragraph`Si une planche n’est pas revenue quand le dépassement maximal de la station est écoulé, nous clôturons la location et pouvons demander une indemnisation pour ce qui manque. Si elle réapparaît, dites-le-nous : nous remboursons ce que nous n’avons pas perdu.`,
    paragraph`Envers les autres, baigneurs ou bateaux par exemple, vous répondez de ce que vous faites sur l’eau selon la loi.`,
  ],
});

const ourLiability: LegalSection[] = [
  {
    id: 'limitation-of-liability',
    title: 'Limites de notre responsabilité',
    blocks: [
      paragraph`Rien dans ces conditions ne limite notre responsabilité en cas de faute intentionnelle ou de négligence grave, de décès ou de blessure par notre faute, ni lorsque la loi ne permet pas de la limiter.`,
      paragraph`Pour le reste, nous répondons du dommage typique et prévisible au moment de la réservation. Nous ne répondons pas du vent, de la météo et de l’eau, de vos propres décisions sur l’eau ni de ce que vous laissez dans un casier, sauf si nous avons causé le dommage. Si nous ne pouvons pas honorer une réservation, nous vous la remboursons, quelle qu’en soit la raison de notre côté.`,
    ],
  },
  {
    id: 'warranty-exclusions',
    title: 'Ce que nous ne garantissons pas',
    blocks: [
      paragraph`Il n’y a pas de personnel dans les stations, et le matériel n’est pas examiné après chaque location. C’est pourquoi nous vous demandons de le vérifier avant de partir. Nous ne promettons ni une météo donnée, ni une planche libre à une heure donnée, ni un fonctionnement sans interruption du site et des stations.`,
      paragraph`Vos droits légaux lorsqu’un service est défectueux ou non conforme restent entiers.`,
    ],
  },
];

function disputes({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'conflict-resolution',
      title: 'Règlement des différends',
      blocks: [
        paragraph`Écrivez-nous d’abord, à ${mailLink(brand.contactEmail)}. Nous cherchons une solution avec vous sous ${days(figures.disputeDays)}.`,
        paragraph`En tant que consommateur, vous pouvez aussi saisir un organisme de règlement des litiges de consommation : en Estonie la Commission des litiges de consommation (Tarbijavaidluste komisjon), ailleurs dans l’Union européenne celui de votre pays ; le Centre européen des consommateurs de votre pays vous aide à le trouver. Vous pouvez saisir la justice à tout moment.`,
        paragraph`Présentez vos réclamations dans un délai de ${years(figures.claimsYears)} à partir du moment où vous en avez connu la cause. Si la loi vous donne plus de temps sans permettre de le raccourcir, ce délai plus long s’applique.`,
      ],
    },
    {
      id: 'applicable-law',
      title: 'Droit applicable',
      blocks: [
        paragraph`Le droit estonien s’applique. Si vous êtes consommateur et vivez ailleurs, vous gardez la protection que la loi de votre pays vous donne et qu’aucun contrat ne peut vous retirer.`,
        paragraph`En tant que consommateur, vous pouvez agir en justice contre nous en Estonie ou là où vous vivez, et nous ne pouvons agir contre vous que là où vous vivez. Dans tous les autres cas, les tribunaux estoniens sont compétents.`,
      ],
    },
  ];
}

const additionalProvisions = (figures: Figures): LegalSection => ({
  id: 'additional-provisions',
  title: 'Autres dispositions',
  blocks: [
    paragraph`Force majeure : si un événement qu’aucun de nous ne maîtrise, comme une tempête, une inondation ou un ordre des autorités, rend impossible l’exécution d’une obligation, celle-ci est suspendue tant qu’il dure, ${days(figures.forceMajeureDays)} au maximum. Au bout de ${days(figures.forceMajeureEndDays)}, chacun de nous peut mettre fin au contrat avec un préavis de ${days(figures.forceMajeureNoticeDays)}. Une réservation qui ne peut avoir lieu à la station pour une telle raison est intégralement remboursée ; pour un pass, nous remboursons les jours non utilisés.`,
    paragraph`Modifications : nous pouvons modifier ces conditions pour l’avenir. Les réservations, pass et cartes cadeaux que vous avez déjà gardent les conditions auxquelles ils ont été vendus.`,
    paragraph`Si une partie de ces conditions n’est pas valable, le reste le demeure. Nous ne pouvons céder le contrat à une autre entreprise que si vos droits restent les mêmes.`,
    paragraph`Ces conditions existent en ${languages(figures.languages)}. C’est la version dans la langue de votre réservation qui nous engage envers vous ; en cas de doute, la lecture qui vous est la plus favorable l’emporte.`,
  ],
});

const contactDetails = ({ brand }: LegalFacts): LegalSection => ({
  id: 'contact-details',
  title: 'Coordonnées',
  blocks: [
    paragraph`${brand.legalName}, numéro d’immatriculation ${brand.registrationNumber}, ${brand.address}.`,
    paragraph`E-mail : ${mailLink(brand.contactEmail)}. Téléphone : ${phoneLink(brand.contactPhone)}.`,
    paragraph`Pour de l’aide à une station, utilisez le numéro et l’adresse e-mail de la page de votre réservation. Si une vie est en danger, appelez d’abord les secours.`,
  ],
});
