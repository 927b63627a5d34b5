import { accountMailTexts } from './account-mail-texts.ts';
import { byStaffRefusals } from './by-staff-refusals.ts';
import { changedNoticeTexts } from './changed-notice-texts.ts';
import { claimMailTexts } from './claim-mail-texts.ts';
import { debtMailTexts } from './debt-mail-texts.ts';
import { kitRefusals } from './kit-refusals.ts';
import { passkeyRefusals } from './passkey-refusals.ts';
import { prepaidRefusals } from './prepaid-refusals.ts';
import { refundTexts } from './refund-texts.ts';
import { safetyRefusals } from './safety-refusals.ts';
import type { Texts } from './texts.ts';
import { troubleRefusals } from './trouble-refusals.ts';
import { webhookRefusals } from './webhook-refusals.ts';

export const fr: Texts = {
  refusals: {
    malformed: 'Veuillez vérifier ces données\u00A0: {fields}',
    unreadable: 'Nous n’avons pas pu lire les données envoyées',
    'not-signed-in': 'Veuillez d’abord vous connecter',
    'signed-out-by-ban': 'Vous avez été déconnecté car ce compte a été fermé. Veuillez nous contacter.',
    'foreign-origin': 'Cette demande venait d’un autre site et n’a pas été exécutée',
    'not-allowed': 'Vous n’avez pas l’autorisation nécessaire',
    'scope-too-small': 'Cette clé d’API ne le permet pas : sa portée est insuffisante',
    'fresh-sign-in-needed': 'Pour continuer, veuillez vous reconnecter',
    'not-found': 'Introuvable',
    'state-moved-on': 'La situation a changé entre-temps. Vérifiez, puis réessayez.',
    'somebody-else-signed-in': 'Quelqu’un d’autre s’est connecté ici entre-temps. Veuillez recharger la page.',
    'too-large': 'L’envoi est trop volumineux',
    'unsupported-type': 'Ce type de contenu n’est pas pris en charge',
    'too-many-requests':
      'Trop de demandes. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
    'picture-unreadable': 'Cette photo est illisible. Veuillez en prendre ou en choisir une autre.',
    'picture-type': 'Veuillez choisir une image\u00A0: JPEG, PNG ou WebP.',
    'too-many-pictures': 'Vous avez envoyé beaucoup de photos aujourd’hui. Réessayez plus tard ou appelez-nous.',
    internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    restarting: 'Le service redémarre. Veuillez réessayer dans un instant.',
    busy: 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.',
    maintenance:
      'Nous rétablissons notre service et ne pouvons pas le faire pour l’instant. Les portes et les codes des stations fonctionnent. Veuillez réessayer plus tard.',
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',

    'address-refused': 'Nous n’avons pas pu envoyer le code',
    'code-not-sent': 'Nous n’avons pas pu envoyer le code',
    'too-many-codes':
      'Vous avez demandé trop de codes. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
    'too-many-tries':
      'Trop de tentatives. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
    'wrong-password': 'Adresse e-mail ou mot de passe incorrect',
    'weak-password': 'Veuillez choisir un mot de passe d’au moins 12 caractères',
    'account-banned': 'Ce compte est bloqué. Veuillez nous contacter.',
    'account-deactivated': 'Ce compte est en cours de suppression. Reconnectez-vous pour le conserver.',
    'account-suspended': 'Ce compte ne peut pas réserver pour le moment. Vos paramètres indiquent pourquoi.',
    'email-taken': 'Un compte existe déjà avec cette adresse e-mail',
    'provider-unavailable': 'Ce mode de connexion n’est pas disponible pour le moment',

    'rehearsal-only': 'Ceci est une répétition : seules les personnes invitées peuvent réserver ou acheter ici.',
    'terms-not-accepted': 'Veuillez accepter les conditions générales',
    'terms-changed': 'Nos conditions ont changé. Veuillez lire et accepter les nouvelles.',
    'phone-invalid': 'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, par exemple +33 6 39 98 12 34',
    'wrong-time-zone': 'Vous ne pouvez pas réserver depuis un autre fuseau horaire\u202F!',
    'station-closed': 'La station est actuellement fermée',
    'station-unreachable':
      '{wish, select, booking {La station est injoignable pour le moment et ne peut pas accepter une réservation aussi proche. Veuillez choisir une heure de début plus tardive.} other {La station est injoignable pour le moment. Veuillez réessayer dans un instant.}}',
    'start-in-the-past': 'L’heure de début est déjà passée',
    'too-far-ahead': 'Vous pouvez réserver au maximum {days, plural, one {# jour} other {# jours}} à l’avance',
    'outside-opening-hours': 'La station est ouverte de {open} à {close}',
    'closed-that-day': 'La station est fermée ce jour-là',
    'closed-at-that-time': 'La station est fermée sur ce créneau. Veuillez en choisir un autre.',
    'past-midnight':
      'Une location se termine au plus tard à minuit. Terminez celle-ci à 24:00 et réservez la suite comme une deuxième location.',
    'too-short': 'La durée minimale de location est de {minutes, plural, one {# minute} other {# minutes}}',
    'too-long':
      'La durée maximale de location est de {hours, plural, =0 {} one {# heure} other {# heures}}{minutes, plural, =0 {} one {{hours, plural, =0 {} other { et }}# minute} other {{hours, plural, =0 {} other { et }}# minutes}}',
    'closing-soon':
      'Ici, une location se termine au plus tard à {close}. Si vous commencez moins de deux heures avant, vous pouvez louer pour une heure au maximum',
    'too-many-boards': 'Vous pouvez réserver {boards, plural, one {# planche} other {# planches}} au maximum',
    'no-boards-left': 'Plus aucune planche n’est libre sur ce créneau',
    'too-many-holds': 'Trop de réservations non payées aujourd’hui. Veuillez réessayer demain.',
    'too-many-held-here':
      'Quelqu’un avec votre numéro de téléphone ou sur votre réseau est en train de payer des planches pour ce créneau. Veuillez réessayer dans quelques minutes.',
    'debt-unpaid': 'Vous avez un paiement en attente. Veuillez d’abord le régler.',
    'payment-disputed':
      'Votre banque examine encore un paiement qui nous est destiné. Vous pourrez réserver à nouveau dès sa décision.',
    'payment-declined': 'Votre banque a refusé le paiement',
    'payment-unavailable': 'Le paiement n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
    'not-cancellable': 'Cette réservation ne peut plus être annulée',
    'refund-too-large': 'C’est plus que ce qu’il reste de la somme payée',
    'not-extendable': 'Cette location ne peut pas être prolongée',
    'already-extended': 'Cette location a déjà été prolongée une fois',
    'extension-past-closing':
      'Ici, une location se termine au plus tard à {close}\u00A0: une heure de plus dépasserait cette limite',
    'extension-no-boards':
      'La réservation suivante a besoin de la planche\u00A0: il ne reste pas d’heure libre à ajouter',
    'called-ashore': 'Tout le monde est rappelé au rivage en ce moment\u00A0: impossible d’ajouter du temps',
    'not-collected': 'La planche n’a pas encore été récupérée',
    'not-returned': 'La planche n’est pas encore dans son casier. Elle doit d’abord être rendue à la station.',
    'too-early-to-open': 'La porte s’ouvre à partir de 10 minutes avant le début',
    'rental-over': 'Cette location est terminée',
    'ticket-not-found': 'Ce billet n’est plus valable',
    'ticket-taken-back': 'La personne qui vous l’a envoyé l’a repris. Le code n’ouvre plus le casier.',
    'ticket-cancelled': 'La réservation de cette planche a été annulée. Le code n’ouvre plus le casier.',
    'ticket-board-back': 'La planche est de retour. À la prochaine vague\u202F!',
    'ticket-time-over': 'Le créneau est passé et le code ne fonctionne plus.',
    'ticket-not-shareable': 'Ce billet ne peut plus être partagé',
    'ticket-collected': 'Cette planche est déjà sortie\u00A0: le billet reste à la personne qui l’a',
    'already-paid': 'C’est déjà payé',
    'receipt-exchanged': 'Ce reçu a déjà été échangé, ou une partie de son montant a été remboursée.',
    'iban-invalid':
      'Ce n’est pas un numéro de compte (IBAN) d’un pays vers lequel nous pouvons virer des euros. Veuillez le vérifier.',
    'signature-invalid': 'La signature n’est pas valide',

    ...prepaidRefusals.fr,
    'review-not-earned': 'Vous pourrez donner votre avis une fois la location terminée',
    'review-written-already': 'Vous avez déjà donné votre avis sur cette location',
    'last-admin': 'C’est le seul compte administrateur. Nommez d’abord quelqu’un d’autre.',
    'card-needed': 'Cette carte est encore nécessaire pour une location. Vous pouvez la remplacer par une autre.',
    'own-account': 'Vous ne pouvez pas faire cela sur votre propre compte',

    ...troubleRefusals.fr,
    ...byStaffRefusals.fr,
    ...safetyRefusals.fr,
    ...kitRefusals.fr,

    'station-id-taken': 'Une station porte déjà cet identifiant',
    'station-data-invalid': 'Veuillez vérifier les données de la station\u00A0: {fields}',
    'locker-in-use': 'Ce casier est en cours d’utilisation',
    'item-needed':
      'Une réservation payée n’aurait plus de casier complet. Mettez d’abord l’objet de côté\u00A0: vous verrez qui est concerné.',
    'closure-over': 'Cette fermeture serait déjà terminée',
    'door-code-taken': 'Ce code de porte est déjà utilisé à la station',
    'door-code-guessable': 'Ce code de porte est trop facile à deviner. Choisissez-en un autre.',
    'no-door-code-left': 'La station n’a plus de code de porte libre',
    'session-overlaps': 'Ce casier est déjà pris sur ce créneau',
    'move-not-allowed': 'Ce changement n’est pas possible dans l’état actuel',
    'country-for-admins': 'Seul un administrateur peut changer le pays d’une station, car il détermine la TVA',
    ...webhookRefusals.fr,
    ...passkeyRefusals.fr,
    'exec-switched-off': 'Cette station n’accepte pas les commandes à distance',
    'no-tag-seen':
      'Aucune étiquette n’a été présentée au lecteur. Veuillez réessayer en la tenant un instant devant lui.',
    'station-fault': 'Le matériel de la station n’a pas répondu comme prévu. Veuillez réessayer.',
  },
  fieldNames: {
    email: 'adresse e-mail',
    code: 'code',
    phone: 'numéro de téléphone',
    name: 'nom',
    surname: 'nom de famille',
    country: 'pays',
    postalCode: 'code postal',
    stars: 'étoiles',
    text: 'texte',
    count: 'nombre de planches',
    start: 'début',
    end: 'fin',
  },
  loginCodeMail: {
    subject: 'Votre code de connexion à {brand}',
    greeting: 'Votre code de connexion',
    intro: 'Saisissez ce code sur la page de connexion\u00A0:',
    expiry: 'Il est valable {minutes, plural, one {# minute} other {# minutes}} et ne peut servir qu’une fois.',
    ignore: 'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
  },
  ownerMail: {
    subject: 'Vous gérez désormais {station} sur {brand}',
    title: '{station} est entre vos mains',
    intro:
      'Vous pouvez désormais voir ses réservations et ses casiers, ouvrir les portes et modifier ses informations.',
    'sign-in':
      'Connectez-vous avec cette adresse e-mail ({email})\u00A0: nous vous envoyons un code, aucun mot de passe n’est nécessaire.',
    button: 'Ouvrir ma station',
    ignore: 'Si vous n’attendiez pas ce message, merci de nous le signaler à l’adresse de contact ci-dessous.',
  },
  accountMails: accountMailTexts.fr,
  notices: {
    sms: {
      ...changedNoticeTexts.fr.sms,
      ...refundTexts.fr.sms,
      confirmed:
        '{brand} : code {code}, casier {locker}. {station}, {date}, {times}. Valable dès 10 minutes avant le début.',
      'confirmed-many':
        '{brand} : codes par casier {codes}. {station}, {date}, {times}. Valables dès 10 minutes avant le début.',
      reminder: '{brand} : votre planche vous attend de {start} à {end}, {station}. Casier {locker}, code {code}.',
      'reminder-many': '{brand} : vos planches vous attendent, {station}, {times}. Codes par casier {codes}.',
      'of-locker': 'casier {lockers}',
      'reminder-refund': 'Annulez avant {deadline} : {percent} % remboursés.',
      'ending-soon':
        '{brand} : plus que {minutes, plural, one {# minute} other {# minutes}}, fin à {end}. Revenez vers {station} ou restez une heure de plus : {link}',
      'ending-for-good':
        '{brand} : votre location se termine dans {minutes, plural, one {# minute} other {# minutes}}, à {end}. Merci de revenir vers {station}.',
      'extension-link':
        "{brand} : carte refusée pour l'heure de plus. Payez {price} avant {until} et elle est à vous : {link}",
      'hour-added':
        "{brand} : l'heure de plus est payée, elle est à vous. Votre location ({station}) se termine désormais à {end}.",
      'time-is-up': '{brand} : votre location a pris fin à {end}. Merci de revenir maintenant ({station}) : {link}',
      'time-is-up-full-hours':
        '{brand} : temps écoulé ({end}). Merci de revenir. Dès {from}, chaque heure entière : {price} par planche. {link}',
      'time-is-up-begun-hours':
        '{brand} : temps écoulé ({end}). Merci de revenir. Dès {from}, chaque heure entamée : {price} par planche. {link}',
      'door-left-open':
        '{brand} : la porte du casier {locker} ({station}) est encore ouverte. Merci de bien la fermer. Impossible ? {link}',
      'not-back':
        '{brand} : tout va bien ? Votre planche était attendue à {end}. En danger, appelez le 112. Sinon : {link}',
      'not-found':
        "{brand} : votre planche n'est pas dans le casier {locker}, la location continue. Rapportez-la ou appelez-nous : {link}",
      'not-ready':
        '{brand} : désolés, une planche risque de manquer à {start} ({station}). Attendez ou faites-la rembourser : {link}',
      cancelled: '{brand} : votre réservation ({station}, {date}, {times}) est annulée.',
      'cancelled-by-us':
        '{brand} : nous sommes désolés de devoir annuler votre réservation ({station}, {date}, {times}).',
      refund: 'Nous vous remboursons {refund}.',
      'no-refund': 'Si près du début, il ne peut pas y avoir de remboursement.',
      'cancel-asked':
        "{brand} : annulation de {station}, {date}, {times}. La station ne répond pas ; nous confirmons dès qu'elle répond.",
      'cancel-undone':
        "{brand} : votre planche à {station} a été prise : l'annulation ne compte pas, sans remboursement. Pas vous ? {link}",
      'boards-cancelled':
        '{brand} : {count, plural, one {1 planche annulée} other {# planches annulées}} ({station}, {date}, {times}), il en reste {left}.',
      'board-cancel-asked':
        "{brand} : annulation de planches à {station}, {date}, {times}. La station ne répond pas ; nous confirmons dès qu'elle répond.",
      'board-cancel-undone':
        '{brand} : une planche annulée à {station} a été prise : elle compte, sans remboursement. Pas vous ? {link}',
      'too-late':
        '{brand} : votre paiement est arrivé trop tard, plus aucune planche libre ({station}). Nous vous remboursons {refund}.',
      'debt-due': '{brand} : le paiement de {sum} par carte a échoué. Merci de régler au plus tard le {until} : {link}',
      'debt-dispute':
        '{brand} : votre banque a repris un paiement. Merci de régler {sum} au plus tard le {until} : {link}',
      'debt-reminder': '{brand} : pour rappel, {sum} restent à payer au plus tard le {until} : {link}',
      'debt-overdue': '{brand} : {sum} étaient à payer au plus tard le {until}. Merci de régler maintenant : {link}',
      'claim-made':
        "{brand} : après votre location, un objet manquait ou était cassé : {sum}. {until, select, none {Répondez} other {Répondez d''ici au {until}}} : {link}",
    },
    mail: {
      ...changedNoticeTexts.fr.mail,
      ...refundTexts.fr.mail,
      station: 'Station',
      date: 'Date',
      time: 'Horaire',
      boards: 'Planches',
      paid: 'Payé',
      refund: 'Remboursement',
      locker: 'Casier {locker}',
      directions: 'Itinéraire',
      'open-booking': 'Voir votre réservation',
      'choose-again': 'Choisir un autre créneau',
      'help-title': 'Besoin d’aide pour votre réservation\u202F?',
      help: 'Contactez-nous au {phone} ou à {email}',

      'confirmed-subject':
        '{count, plural, one {Votre code de porte} other {Vos codes de porte}}\u00A0: {station}, {day}, {times}',
      'confirmed-title': '{count, plural, one {Votre planche est réservée} other {Vos planches sont réservées}}',
      'confirmed-intro':
        '{count, plural, one {Saisissez ce code à la station et la porte s’ouvre. Il est valable} other {Saisissez chaque code à la station et sa porte s’ouvre. Ils sont valables}} à partir de {from}, 10 minutes avant le début.',
      'code-note':
        'Pendant la location, le même code rouvre la porte. Si nous devons changer une planche de casier, son code ouvrira le nouveau.',
      'late-full-hours':
        'Merci de revenir avant {end}. Jusqu’à 10 minutes de retard, c’est gratuit\u202F; ensuite, chaque heure entière coûte {price} par planche.',
      'late-begun-hours':
        'Merci de revenir avant {end}. Jusqu’à 10 minutes de retard, c’est gratuit\u202F; ensuite, chaque heure entamée coûte {price} par planche.',
      'cancel-note':
        'Un changement de programme\u202F? Plus d’une heure avant le début, vous pouvez annuler sur la page de la réservation et récupérer {percent} du prix.',
      'terms-note':
        'Vous trouverez ci-joint les conditions générales que vous avez acceptées. La loi ne prévoit pas de droit de rétractation pour une réservation à une heure fixe\u202F; notre propre règle vous rend {percent} du prix si vous annulez à temps.',
      'safety-title': 'Avant d’aller sur l’eau',

      'not-ready-subject': 'Votre planche ne sera peut-être pas prête\u00A0: {station}, {day}, {times}',
      'not-ready-title': 'Votre planche ne sera peut-être pas prête à temps',
      'not-ready-intro':
        'Nous sommes désolés\u00A0: pour l’instant, il manque une planche pour votre location à {station} à {start}. Nous cherchons encore, et votre code fonctionnera dès qu’une planche sera là.',
      'not-ready-choice':
        'Si vous préférez ne pas attendre, annulez sur la page de la réservation\u00A0: pour ce qui manque, nous vous remboursons {refund}, même juste avant le début. Choisissez ensuite une autre heure ou une autre station.',

      'receipt-subject': 'Votre reçu\u00A0: {station}, {day}',
      'receipt-title': 'Votre reçu',
      'receipt-intro': 'Merci d’avoir pagayé avec nous\u202F! Station\u00A0: {station}.',
      'receipt-intro-unused': 'Votre réservation est terminée. Station\u00A0: {station}.',
      'extended-subject': 'Votre location se termine désormais à {end}\u00A0: {station}, {day}',
      'extended-title': 'Votre location se termine désormais à {end}',
      'extended-intro':
        '{count, plural, one {L’heure de plus est payée, elle est à vous. Le code de porte ne change pas. Le reçu est ci-dessous.} other {L’heure de plus est payée, elle est à vous. Les codes de porte ne changent pas. Le reçu est ci-dessous.}}',
      'receipt-number': 'Reçu {number}',
      'receipt-without-number': 'Reçu',
      'credit-note-number': 'Avoir {number}',
      'invoice-number': 'Facture {number}',
      'line-starting-fee': 'Prise en charge',
      'line-rental': 'Location de planche de paddle, {minutes, plural, one {# minute} other {# minutes}}',
      'line-rental-alone': 'Location de planche de paddle',
      'line-extension': 'Une heure de plus',
      'line-overtime': 'Dépassement',
      'line-compensation': 'Indemnisation',
      'line-late-cancellation': 'Annulation tardive',
      'line-no-show': 'Pass saison\u00A0: heure non utilisée',
      'line-gift-card': 'Carte cadeau',
      'line-pass': 'Pass saison',
      'line-other': 'Autre montant',
      'line-refund': 'Remboursement',
      total: 'Total',
      vat: 'TVA de {percent} incluse',

      'cancelled-subject': 'Réservation annulée\u00A0: {station}, {day}, {times}',
      'cancelled-title': 'Votre réservation est annulée',
      'cancelled-intro':
        '{count, plural, one {Nous l’avons annulée comme vous l’avez demandé. Le code de porte n’est plus valable.} other {Nous l’avons annulée comme vous l’avez demandé. Les codes de porte ne sont plus valables.}}',
      'cancelled-by-us-intro': 'Nous sommes désolés d’avoir dû annuler cette réservation.',
      'cancel-asked-subject': 'Annulation en cours\u00A0: {station}, {day}, {times}',
      'cancel-asked-title': 'Nous annulons votre réservation',
      'cancel-asked-intro':
        '{count, plural, one {La station est injoignable pour le moment. Tant qu’elle n’a pas répondu, votre code peut encore ouvrir le casier. Nous confirmerons l’annulation et le montant remboursé dès qu’elle aura répondu. Si vous utilisez le code avant, la location compte.} other {La station est injoignable pour le moment. Tant qu’elle n’a pas répondu, vos codes peuvent encore ouvrir les casiers. Nous confirmerons l’annulation et le montant remboursé dès qu’elle aura répondu. Si vous utilisez un code avant, la location compte.}}',
      'boards-cancelled-subject':
        '{count, plural, one {1 planche annulée} other {# planches annulées}}\u00A0: {station}, {day}, {times}',
      'boards-cancelled-title': '{count, plural, one {Une planche est annulée} other {# planches sont annulées}}',
      'boards-cancelled-intro':
        '{left, plural, one {Votre réservation continue avec une planche, dont le code de porte ne change pas.} other {Votre réservation continue avec # planches, dont les codes de porte ne changent pas.}} {count, plural, one {Le code de la planche annulée n’est plus valable.} other {Les codes des planches annulées ne sont plus valables.}}',
      'board-cancel-asked-subject': 'Annulation de planches en cours\u00A0: {station}, {day}, {times}',
      'board-cancel-asked-title': '{count, plural, one {Nous annulons une planche} other {Nous annulons # planches}}',
      'board-cancel-asked-intro':
        '{count, plural, one {La station est injoignable pour le moment. Tant qu’elle n’a pas répondu, le code de cette planche peut encore ouvrir son casier. Nous confirmerons l’annulation et le montant remboursé dès qu’elle aura répondu. Si le code est utilisé avant, la planche compte.} other {La station est injoignable pour le moment. Tant qu’elle n’a pas répondu, les codes de ces planches peuvent encore ouvrir leurs casiers. Nous confirmerons l’annulation et le montant remboursé dès qu’elle aura répondu. Si un code est utilisé avant, sa planche compte.}} Le reste de votre réservation ne change pas.',
      'board-cancel-undone-subject': 'Pas annulée\u00A0: une planche à {station}, {day}, {times}',
      'board-cancel-undone-title': 'Une planche n’a finalement pas été annulée',
      'board-cancel-undone-intro':
        'La station a répondu\u00A0: une planche que vous aviez annulée avait été prise avant qu’elle ne l’apprenne. La planche compte donc jusqu’à {end} et n’est pas remboursée. Si ce n’était pas vous, prévenez-nous tout de suite.',
      'cancel-undone-subject': 'Pas annulée\u00A0: {station}, {day}, {times}',
      'cancel-undone-title': 'Votre réservation n’a finalement pas été annulée',
      'cancel-undone-intro':
        '{count, plural, one {La station a répondu\u00A0: la planche avait été prise avant qu’elle n’apprenne l’annulation. La location compte donc jusqu’à {end} et rien n’est remboursé. Si ce n’était pas vous, prévenez-nous tout de suite.} other {La station a répondu\u00A0: une planche avait été prise avant qu’elle n’apprenne l’annulation. La location compte donc jusqu’à {end} et rien n’est remboursé. Si ce n’était pas vous, prévenez-nous tout de suite.}}',
      'no-refund': 'Il n’y a pas de remboursement, car il restait moins d’une heure avant le début.',
      'refund-follows': 'Nous vous écrirons dès que le remboursement sera parti.',
      'refunded-subject': 'Remboursement de {refund}\u00A0: {station}, {day}',
      'refunded-title': 'Votre argent est en route',
      'transferred-intro':
        'Nous l’avons viré sur le compte que vous avez indiqué. Le virement arrive en général sous deux jours ouvrés.',
      'account-needed-subject': 'Nous n’avons pas pu vous rembourser {refund}\u00A0: indiquez un compte',
      'account-needed-title': 'Où devons-nous envoyer votre argent\u202F?',
      'account-needed-intro':
        'La banque n’a pas accepté le remboursement\u00A0: la carte a peut-être expiré ou été remplacée. Indiquez-nous un compte et nous y virons la somme.',
      'account-needed-button': 'Indiquer un compte',
      'account-needed-note':
        'Ce compte ne sert qu’à ce virement. Nous ne demandons jamais de numéro de carte ni de mot de passe par e-mail.',
      'too-late-subject': 'Paiement arrivé trop tard\u00A0: nous vous remboursons {refund}',
      'too-late-title': 'Votre paiement est arrivé trop tard',
      'too-late-intro':
        'Nous gardons les planches 10 minutes. Quand votre paiement est arrivé, ce délai était passé et plus aucune planche n’était libre. Nous vous remboursons tout.',

      'late-warning-subject': 'Retour en retard\u00A0: {station}, {day}',
      'late-warning-title': 'Votre planche n’est pas revenue à temps',
      'late-warning-intro':
        'Votre location se terminait à {end} et, {minutes, plural, =10 {plus de 10 minutes} one {# minute} other {# minutes}} après, une planche n’était toujours pas revenue. Quelqu’un l’attendait peut-être\u00A0: votre compte reçoit donc un avertissement, valable jusqu’au {until}.',
      'late-warning-next':
        'En cas de nouveau retard dans un délai {years, plural, one {d’un an} other {de # ans}}, notre équipe décidera si vous pouvez continuer à louer chez nous.',
      'late-warning-second':
        'C’est votre deuxième retard dans un délai {years, plural, one {d’un an} other {de # ans}}\u00A0: notre équipe décide maintenant si vous pouvez continuer à louer chez nous. Tant que nous ne vous avons pas écrit, rien ne change.',
      'late-warning-object':
        'Un retard de {grace, plural, one {# minute} other {# minutes}} au plus ne compte pas, ni le temps où le clavier était verrouillé (jusqu’à 15 minutes). Si vous pensez qu’il s’agit d’une erreur, contactez-nous\u00A0: nous vérifierons et pourrons retirer l’avertissement.',

      'overtime-subject': 'Dépassement d’horaire, {sum}\u00A0: {station}, {day}',
      'overtime-title':
        '{boards, plural, one {Votre planche n’est pas revenue} other {Vos planches ne sont pas revenues}} à temps',
      'overtime-out-title':
        '{boards, plural, one {Votre planche n’est pas revenue} other {Vos planches ne sont pas revenues}}',
      'overtime-intro':
        'Votre location se terminait à {end}. Pour le temps qui a suivi, nous avons débité {sum} de votre carte enregistrée.',
      'overtime-object':
        'Jusqu’à 10 minutes de retard, c’est gratuit, et le temps où le clavier était verrouillé (jusqu’à 15 minutes) ne compte pas. Si quelque chose est inexact, contestez sur la page de la réservation\u00A0: une personne vérifiera et, d’ici là, il ne se passera rien de plus.',
      'overtime-open': 'Voir le détail ou contester',
      'overtime-board': 'Casier {locker}, retour à {back}\u00A0: {hours, plural, one {# heure} other {# heures}}',
      'overtime-board-out': 'Casier {locker}, pas de retour\u00A0: {hours, plural, one {# heure} other {# heures}}',
      'overtime-answer-subject': 'Réponse à votre contestation\u00A0: {station}, {day}',
      'overtime-kept-title': 'Le dépassement est maintenu',
      'overtime-kept-intro': 'Nous avons examiné votre contestation\u00A0: le dépassement est exact.',
      'overtime-kept-owed':
        'Il reste à payer\u00A0: la page de la réservation et vos paiements en attente indiquent jusqu’à quand.',
      'overtime-dropped-title': 'Vous aviez raison',
      'overtime-dropped-intro':
        'Nous avons annulé le dépassement. Ce que vous avez payé vous est rendu par le même moyen de paiement\u202F; les banques mettent en général 5 à 10 jours. Si ce n’était pas encore payé, vous ne devez plus rien.',
      'overtime-dropped-warning': 'L’avertissement est retiré lui aussi.',
      reason: 'Motif',
      ...debtMailTexts.fr,
      ...claimMailTexts.fr,
      'review-request-subject': 'Votre sortie du {day} à {station}\u00A0: comment était-ce\u202F?',
      'review-request-title': 'Comment était votre sortie\u202F?',
      'review-request-intro':
        'Merci d’avoir pagayé avec nous à {station}. Quelques mots et des étoiles aident les autres à choisir et nous aident à nous améliorer.',
      'review-request-button': 'Donner mon avis',
      'review-request-note':
        'Nous publions les avis après les avoir lus, avec le prénom, la station et le mois. Nous ne refusons que les insultes, les données personnelles, la publicité, ce qui est illégal et ce qui ne concerne pas la location.',
      unsubscribe: 'Ne plus recevoir ce genre de message',
    },
  },
};
