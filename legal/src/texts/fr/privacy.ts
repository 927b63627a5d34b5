import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph, phoneLink, table } from '../../blocks.ts';
import { storageRows } from '../../browser-storage.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, hours, minutes, years } from './amounts.ts';

export function privacy(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Politique de confidentialité',
    summary:
      'Nous gardons ce qu’une location exige, aussi longtemps que c’est nécessaire ou que la loi le demande. Pas de publicité, pas de suivi, rien de vendu. Vous pouvez voir, télécharger et supprimer vos données dans vos paramètres.',
    sections: [
      controller(facts),
      whatWeStore(facts),
      whyWeStore(figures),
      processors(facts, figures),
      transfers,
      retention(figures),
      cookies(figures),
      afterABan(figures),
      rights(facts, figures),
      ...aboutPeople(figures),
      security(figures),
      changes,
    ],
  };
}

const controller = ({ brand }: LegalFacts): LegalSection => ({
  id: 'controller',
  title: 'Qui est responsable',
  blocks: [
    paragraph`Le responsable du traitement de vos données est ${brand.legalName}, numéro d’immatriculation ${brand.registrationNumber}, ${brand.address}. Pour tout ce qui touche à vos données, écrivez à ${mailLink(brand.contactEmail)} ou appelez le ${phoneLink(brand.contactPhone)}.`,
  ],
});

const whatWeStore = ({ google, facebook }: LegalFacts): LegalSection => ({
  id: 'what-we-store',
  title: 'Ce que nous conservons',
  blocks: [
    list(
      'Compte : adresse e-mail, langue et, si vous les donnez, prénom et nom, numéro de téléphone, pays et code postal ; les messages que vous souhaitez.',
      ...(google || facebook
        ? [
            'Si vous vous connectez avec un autre compte : de ce fournisseur, votre adresse e-mail, votre nom, l’adresse de votre photo et votre identifiant chez lui. Nous n’y publions rien et n’y lisons rien d’autre.',
          ]
        : []),
      'Connexions : quand, comment, avec quel type d’appareil et depuis quelle ville, pour autant qu’on puisse le savoir. Votre adresse IP sert à cela et aux limites contre les abus.',
      'Clés d’accès et codes de secours, si vous en créez : la partie publique de la clé, son nom, sa création et sa dernière utilisation ; des codes, seulement des empreintes. Votre empreinte digitale, votre visage ou votre code PIN restent sur votre appareil.',
      'Registre de sécurité : connexions et tentatives échouées, leur fin, demandes refusées et réservations consultées par le personnel, avec la date et l’adresse IP.',
      'Réservations : station, horaire, planches, numéro de téléphone, codes de la porte, ouvertures et fermetures du casier, ce qui est revenu, avertissements pour retard.',
      'Argent : ce qui a été débité et remboursé, reçus, dettes, pass, cartes cadeaux, demandes d’indemnisation avec notes et photos, et votre numéro de client chez le prestataire de paiement. La carte elle-même y est enregistrée ; nous en voyons le type, les derniers chiffres et l’expiration.',
      'Remboursements qui n’ont pas pu revenir par la même voie : le titulaire et le numéro du compte bancaire que vous indiquez.',
      'Factures : nom, numéro d’immatriculation, numéro de TVA et adresse de l’entreprise, si vous échangez un reçu contre une facture.',
      'Problèmes, retards et dommages : ce que vous signalez, contestez ou répondez, ce que le personnel en écrit, et les photos jointes. Les photos sont gardées en petites copies, sans le lieu, la date ni l’appareil que le téléphone y inscrit.',
      'Cartes cadeaux : l’adresse e-mail de la personne à qui vous faites envoyer la carte, votre nom et vos mots.',
      'Accords : quelles conditions vous avez acceptées, que vous avez l’âge requis ou êtes avec un adulte et savez nager, que votre carte est enregistrée ; avec version, langue et date.',
      'Billets partagés : quand vous avez donné le billet d’une planche à quelqu’un d’autre ou l’avez repris, et quand et dans quelle langue la personne qui a le lien a accepté les règles de sécurité. Nous n’apprenons pas qui c’est.',
      'Messages : quels e-mails et SMS nous vous avons envoyés, à quel sujet, et s’ils sont parvenus au prestataire.',
      'Les avis que vous écrivez, et ce que vous nous écrivez.',
      'Personnel : ce qu’il modifie ou ouvre, avec la date et l’adresse IP.',
    ),
    paragraph`Rien ne vous oblige à nous donner quoi que ce soit. Mais sans adresse e-mail ni numéro de téléphone, vous ne pouvez pas réserver, car nous ne saurions où envoyer le code de la porte.`,
    paragraph`Si quelqu’un vous a fait envoyer une carte cadeau, nous tenons votre adresse e-mail de cette personne. Nous ne l’utilisons que pour cette carte et l’effaçons à votre demande.`,
  ],
});

const whyWeStore = (figures: Figures): LegalSection => ({
  id: 'why-we-store',
  title: 'Pourquoi, et sur quelle base légale',
  blocks: [
    table(
      ['Dans quel but', 'Base dans le règlement général sur la protection des données'],
      [
        'Réservation, codes de la porte, retour, paiement, remboursements, assistance et messages à ce sujet',
        'Contrat (article 6, paragraphe 1, point b)',
      ],
      ['Reçus, comptabilité, impôts, demandes des autorités', 'Obligation légale (article 6, paragraphe 1, point c)'],
      [
        'Sécurité sur l’eau : retrouver et appeler une personne qui n’est pas revenue',
        'Intérêts vitaux et intérêt légitime (article 6, paragraphe 1, points d et f)',
      ],
      [
        'Avertissements, suspensions et blocages, protection contre la fraude et les abus, demandes d’indemnisation, sécurité du site et des casiers',
        'Intérêt légitime à récupérer planches et argent et à garder les portes fermées aux inconnus (article 6, paragraphe 1, point f)',
      ],
      [
        'Rappels d’une location à venir',
        'Intérêt légitime ; vous pouvez les désactiver (article 6, paragraphe 1, point f)',
      ],
      [
        'Invitations à donner votre avis, actualités ; un avis que vous publiez ; votre position, quand vous appuyez sur « Autour de moi »',
        'Consentement, que vous pouvez retirer à tout moment (article 6, paragraphe 1, point a)',
      ],
      [
        'Envoi d’une carte cadeau à la personne indiquée par l’acheteur',
        'Intérêt légitime de l’acheteur et de la personne qui la reçoit (article 6, paragraphe 1, point f)',
      ],
    ),
    paragraph`Les messages sur les codes, les changements, les retards, l’argent, les demandes d’indemnisation et la sécurité arrivent toujours. Les rappels arrivent jusqu’à ce que vous les désactiviez. Les invitations à donner votre avis et les actualités n’arrivent que si vous le souhaitez, et chacune contient un lien pour y mettre fin.`,
    paragraph`Les propriétaires d’une station voient le nom et le numéro de téléphone des personnes qui y louent, de la réservation jusqu’à ${days(figures.ownerSightDays)} après la location, pour aider et récupérer les planches. Ils voient aussi les problèmes et dommages qui y sont signalés, avec textes et photos. Ils ne voient rien d’autre de vous.`,
  ],
});

const processors = ({ google, facebook, mapHost, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'processors',
  title: 'Qui d’autre reçoit des données',
  blocks: [
    paragraph`Nous ne vendons pas de données et n’en partageons pas à des fins publicitaires. Ces services nous aident et ne reçoivent que ce dont ils ont besoin :`,
    list(
      'Stripe : paiements, cartes enregistrées, remboursements. Stripe répond aussi elle-même d’une partie, par exemple contre la fraude.',
      ...(paypal ? ['PayPal : si vous payez avec.'] : []),
      'Un service d’envoi d’e-mails : envoie nos e-mails.',
      'Un service de SMS : envoie les codes de la porte et les messages urgents.',
      'Un hébergeur : fait fonctionner les serveurs et la base de données.',
      ...(google ? ['Google : seulement si vous vous connectez avec Google.'] : []),
      ...(facebook ? ['Facebook (Meta) : seulement si vous vous connectez avec Facebook.'] : []),
      ...(mapHost === null
        ? []
        : [`${mapHost} : envoie les images de la carte à votre navigateur et voit ainsi son adresse IP.`]),
    ),
    paragraph`D’autres ne reçoivent des données que si la loi l’exige : autorités, tribunaux, secours si vous êtes en danger. Avocats, comptables et sociétés de recouvrement reçoivent ce qu’un dossier demande. ${mapHost === null ? 'Les cartes et les polices viennent de nos propres serveurs.' : 'Les polices viennent de nos propres serveurs.'} Votre position approximative est recherchée dans un fichier qui nous appartient.`,
    paragraph`Les noms actuels des sociétés d’envoi d’e-mails, de SMS et d’hébergement vous sont donnés sur demande sous ${days(figures.disputeDays)}.`,
  ],
});

const transfers: LegalSection = {
  id: 'transfers',
  title: 'Hors de l’Union européenne',
  blocks: [
    paragraph`Quand nous le pouvons, nous choisissons des services qui gardent les données dans l’Espace économique européen. Certains, comme Stripe, travaillent aussi depuis les États-Unis. Une décision d’adéquation de la Commission européenne ou ses clauses contractuelles types protègent alors les données. Nous vous en envoyons une copie sur demande.`,
  ],
};

const retention = (figures: Figures): LegalSection => ({
  id: 'retention',
  title: 'Combien de temps',
  blocks: [
    table(
      ['Quoi', 'Combien de temps'],
      [
        'Données du compte',
        `tant que vous utilisez le compte et ${years(figures.usageYears)} après ; nous vous écrivons alors et les supprimons comme si vous l’aviez demandé`,
      ],
      [
        'Après une demande de suppression',
        `${days(figures.restoreDays)} pour revenir en arrière ; si quelque chose reste en suspens, jusqu’à son règlement, ${days(figures.deletionMaxDays)} au maximum`,
      ],
      [
        'Données de trafic : journaux du serveur, événements des stations et des portes, connexions terminées, messages envoyés, alertes closes',
        years(figures.trafficYears),
      ],
      ['Numéro de téléphone d’une réservation', `${years(figures.trafficYears)} après sa fin`],
      ['Adresses IP dans le registre des actes du personnel', years(figures.trafficYears)],
      [
        'Registre de sécurité ; ses adresses IP sont effacées plus tôt si votre compte est supprimé',
        years(figures.trafficYears),
      ],
      ['Codes de connexion', days(figures.loginCodeKeptDays)],
      [
        'Avertissements',
        `valables ${years(figures.warningYears)} ; l’enregistrement est effacé ${years(figures.trafficYears)} après`,
      ],
      ['Accords', `${years(figures.consentYears)} après leur remplacement ou la suppression du compte`],
      [
        'Réservations, reçus et autres pièces comptables',
        `${years(figures.accountingYears)} après la fin de l’année civile, comme l’exige la loi comptable ; sans votre nom ni vos coordonnées une fois le compte supprimé`,
      ],
      ['Avis', 'jusqu’à ce que vous nous demandiez de les retirer ou que votre compte soit supprimé'],
      ['Carte enregistrée', 'jusqu’à ce que vous la retiriez ou que votre compte soit supprimé'],
      [
        'Photos de problèmes et de dommages',
        `${years(figures.trafficYears)} ; plus longtemps seulement jusqu’à la décision sur une demande qui les concerne`,
      ],
      [
        'Entreprise sur une facture',
        `aussi longtemps que la facture, même après la suppression du compte : c’est aussi une pièce de l’entreprise`,
      ],
      [
        'À qui une carte cadeau est destinée, et les mots qu’elle porte',
        `aussi longtemps que ses pièces comptables, ou jusqu’à ce que votre compte ou celui de la personne destinataire soit supprimé ou que l’un de vous le demande`,
      ],
    ),
  ],
});

const cookies = (figures: Figures): LegalSection => ({
  id: 'cookies',
  title: 'Cookies et stockage',
  blocks: [
    paragraph`Nous n’utilisons que ce dont le site a besoin pour faire ce que vous lui demandez. Il n’y a pas de suivi, donc pas de bandeau. Tout vient de nous ; la page de paiement de Stripe a ses propres cookies.`,
    table(
      ['Nom', 'Où', 'Pour quoi faire', 'Combien de temps'],
      ...storageRows(
        { cookie: 'Cookie', 'session-storage': 'Mémoire de l’onglet', 'cache-storage': 'Cache du navigateur' },
        {
          login: [
            'vous garde connecté',
            `jusqu’à la déconnexion, ${days(figures.loginUnusedDays)} après votre dernière visite, ${years(figures.loginYears)} au maximum`,
          ],
          browser: [
            'reconnaît ce navigateur à la connexion, afin que votre code ne serve qu’ici et que personne n’épuise vos essais',
            days(figures.browserCookieDays),
          ],
          'sign-in': ['lie une connexion au navigateur où elle a commencé', minutes(figures.signInMinutes)],
          'confirm-email': [
            'indique à la page de connexion quelle adresse e-mail est à confirmer par un code',
            `jusqu’à sa lecture, ${minutes(figures.signInMinutes)} au maximum`,
          ],
          locale: ['votre langue', days(figures.localeCookieDays)],
          'code-sent-to': [
            'retient où un code a été envoyé, pour ne pas avoir à retaper l’adresse',
            `valable ${minutes(figures.loginCodeMinutes)} ; disparaît à la fermeture de l’onglet`,
          ],
          draft: [
            'vos choix dans le formulaire de réservation d’une station',
            'jusqu’à la déconnexion ou la fermeture de l’onglet',
          ],
          'return-to-form': [
            'vous ramène au formulaire après la connexion',
            'jusqu’à ce moment ou à la fermeture de l’onglet',
          ],
          'scroll-positions': ['où vous en étiez sur une page, pour y revenir', 'jusqu’à la fermeture de l’onglet'],
          'own-bookings': [
            'vos prochaines réservations avec les codes des portes, pour les lire sans réseau',
            `jusqu’à la fin de la réservation (${hours(figures.keptOfflineHours)} après au plus) ou jusqu’à votre déconnexion`,
          ],
          'shared-ticket': [
            'le billet que quelqu’un a partagé avec vous, avec le code de la porte, pour le lire sans réseau',
            `jusqu’à la fin du billet (${hours(figures.keptOfflineHours)} après au plus), à l’ouverture d’un autre ou à votre déconnexion`,
          ],
        },
      ),
    ),
  ],
});

const afterABan = (figures: Figures): LegalSection => ({
  id: 'after-a-ban',
  title: 'Ce qui reste après un blocage ou un avertissement',
  blocks: [
    paragraph`Si un compte bloqué ou sous le coup d’un avertissement valable est supprimé, nous gardons des empreintes à clé de son adresse e-mail et de ses numéros de téléphone. Une empreinte est une valeur de contrôle dont on ne peut pas tirer l’adresse ; la clé est conservée à part de la base de données, et le personnel ne peut pas y faire de recherche. Elle n’a qu’un but : que personne ne reparte de zéro en supprimant son compte. Elle disparaît quand l’avertissement ou le blocage prend fin ; pour un blocage sans date de fin, au bout de ${years(figures.banYears)}.`,
  ],
});

const rights = ({ brand }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'rights',
  title: 'Vos droits',
  blocks: [
    list(
      'Voir et emporter vos données : sous forme de page et de fichier, dans vos paramètres.',
      'Corriger : presque tout vous-même, dans vos paramètres.',
      'Supprimer : dans vos paramètres, à tout moment.',
      'Vous opposer à ce qui repose sur notre intérêt légitime, et faire limiter son usage pendant que nous l’examinons.',
      'Retirer un consentement, pour l’avenir.',
      'Introduire une réclamation auprès d’une autorité : en Estonie l’Inspection de la protection des données (Andmekaitse Inspektsioon), ou celle du lieu où vous vivez ou travaillez.',
    ),
    paragraph`Comment : ${link('paramètres', paths.settings())}, ${link('suppression des données', paths.dataDeletion())} ou ${mailLink(brand.contactEmail)}. Nous répondons sous ${days(figures.deletionProcessedDays)}. Si nous ne pouvons pas savoir que c’est vous, nous vous demandons d’écrire depuis l’adresse du compte.`,
  ],
});

const aboutPeople = (figures: Figures): LegalSection[] => [
  {
    id: 'children',
    title: 'Enfants',
    blocks: [
      paragraph`Les comptes sont réservés aux personnes d’au moins ${years(figures.minAgeYears)}. Nous ne demandons aucune donnée sur les enfants qui pagaient avec un adulte. Si un enfant a créé un compte, dites-le-nous et nous le supprimons.`,
    ],
  },
  {
    id: 'automated-decisions',
    title: 'Aucun programme ne décide seul',
    blocks: [
      paragraph`Les programmes calculent : prix, remboursements, dépassements et avertissements suivent des règles fixes, énoncées dans les ${link('conditions générales', paths.terms())}. Vous pouvez vous opposer à chaque débit ou avertissement de ce genre, et une personne décide. Les suspensions, les blocages et les demandes d’indemnisation sont toujours décidés par des personnes. Nous n’établissons pas de profils.`,
    ],
  },
];

const security = (figures: Figures): LegalSection => ({
  id: 'security',
  title: 'Sécurité',
  blocks: [
    paragraph`Les connexions sont chiffrées. Il n’y a pas de mot de passe client à voler : vous vous connectez avec un code valable ${minutes(figures.loginCodeMinutes)} ou par un fournisseur. Les codes de la porte ne figurent dans aucun export, journal ou message à d’autres sociétés que celle qui vous les envoie. Seul le personnel qui en a besoin voit vos données, et ce qu’il modifie est consigné.`,
    paragraph`Dans vos paramètres, vous voyez où vous êtes connecté et pouvez mettre fin à chaque connexion. Si une violation de données vous expose à un risque, nous vous prévenons, ainsi que l’autorité.`,
  ],
});

const changes: LegalSection = {
  id: 'changes',
  title: 'Modifications',
  blocks: [
    paragraph`La date en haut dit depuis quand ce texte s’applique. Si nous utilisons vos données d’une nouvelle façon, nous vous en informons avant par e-mail, et vous demandons votre accord là où il est nécessaire.`,
  ],
};
