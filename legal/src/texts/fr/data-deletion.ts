import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, years } from './amounts.ts';

export function dataDeletion({ brand, facebook }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Suppression des données',
    summary: `Supprimez votre compte dans vos paramètres. Il est désactivé aussitôt ; pendant ${days(figures.restoreDays)}, vous pouvez le récupérer en vous connectant. Ensuite, vos données personnelles sont effacées.`,
    sections: [
      {
        id: 'how',
        title: 'Comment supprimer votre compte',
        blocks: [
          paragraph`Connectez-vous, ouvrez vos ${link('paramètres', paths.settings())} et choisissez « Supprimer mon compte ». Avant que vous confirmiez, la page dit quand tout sera effacé, ce qui peut retarder l’effacement, et quel solde de carte cadeau ou quel pass vous perdriez. Si vous le souhaitez, téléchargez d’abord vos données, sur la même page.`,
          paragraph`Vous ne pouvez plus vous connecter ? Écrivez à ${mailLink(brand.contactEmail)} depuis l’adresse e-mail du compte. Nous le faisons pour vous sous ${days(figures.deletionProcessedDays)}.`,
        ],
      },
      {
        id: 'what-happens',
        title: 'Ce qui se passe, et quand',
        blocks: [
          list(
            'Aussitôt : le compte est désactivé, vous ne pouvez plus réserver et tous les autres navigateurs sont déconnectés. Dans celui-ci, vous pouvez encore voir réservations et codes, ouvrir votre casier, payer, télécharger vos données et revenir en arrière.',
            `Pendant ${days(figures.restoreDays)} : connectez-vous, et tout est comme avant.`,
            'Ensuite : le nom, les coordonnées, les connexions, les avis, la carte enregistrée, les numéros de compte bancaire, les photos et ce que vous avez écrit sur des problèmes, des demandes d’indemnisation et des cartes cadeaux sont effacés, y compris chez le prestataire de paiement dans la mesure où ses propres obligations le permettent.',
          ),
        ],
      },
      {
        id: 'what-it-waits-for',
        title: 'Ce que l’effacement attend',
        blocks: [
          paragraph`Tant que l’un de ces points est en suspens, nous devons encore savoir qui vous êtes :`,
          list(
            'une location à venir ou en cours ;',
            'une dette à payer ;',
            'une demande d’indemnisation en attente de décision ;',
            'un remboursement en route vers vous ;',
            'un paiement contesté auprès de votre banque.',
          ),
          paragraph`La page des paramètres dit ce que l’effacement attend. Au bout de ${days(figures.deletionMaxDays)} à compter de votre demande, les données sont effacées dans tous les cas.`,
        ],
      },
      {
        id: 'what-stays',
        title: 'Ce qui reste, et pourquoi',
        blocks: [
          list(
            `Les pièces comptables : ${years(figures.accountingYears)} après la fin de leur année civile, parce que la loi l’exige. Votre nom et vos coordonnées en sont retirés ; une entreprise reste sur sa facture.`,
            `La trace de votre accord aux conditions : ${years(figures.consentYears)}, comme preuve, sans votre nom ni vos coordonnées.`,
            `Après un blocage ou un avertissement encore valable : des empreintes à clé de l’adresse e-mail et des numéros de téléphone jusqu’à sa fin ; pour un blocage sans date de fin, ${years(figures.banYears)}. Personne ne peut en tirer les adresses.`,
          ),
          paragraph`Plus de détails dans la ${link('politique de confidentialité', paths.privacy())}.`,
        ],
      },
      ...(facebook
        ? [
            {
              id: 'facebook',
              title: 'Si vous vous êtes connecté avec Facebook',
              blocks: [
                paragraph`Dans les paramètres de Facebook, sous « Applications et sites web », retirez ${brand.name} et demandez la suppression de vos données. Facebook nous prévient, et nous commençons la suppression comme si vous l’aviez demandée ici. Facebook vous montre un code de confirmation avec un lien vers cette page, qui dit où cela en est.`,
              ],
            },
          ]
        : []),
      {
        id: 'contact',
        title: 'Questions',
        blocks: [
          paragraph`${brand.legalName}, ${brand.address}, ${mailLink(brand.contactEmail)}. Si notre réponse ne vous satisfait pas, vous pouvez introduire une réclamation auprès de l’Inspection estonienne de la protection des données (Andmekaitse Inspektsioon) ou de l’autorité du lieu où vous vivez.`,
        ],
      },
    ],
  };
}
