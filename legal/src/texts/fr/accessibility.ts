import { link, list, mailLink, paragraph, phoneLink } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, languages } from './amounts.ts';

export function accessibility({ brand }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Accessibilité',
    summary: `${brand.name} est conçu pour être utilisé par le plus grand nombre, avec ou sans souris, que l’on voie ou non, que la main soit sûre ou non. Voici ce qui est acquis, ce qui ne l’est pas encore, et à qui écrire.`,
    sections: [
      {
        id: 'aim',
        title: 'Ce que nous visons',
        blocks: [
          paragraph`Le site vise les ${link('Web Content Accessibility Guidelines', 'https://www.w3.org/TR/WCAG22/')} (WCAG) 2.2, niveau AA. La norme européenne EN 301 549 et la directive européenne sur l’accessibilité s’appuient aussi sur elles. C’est notre propre évaluation ; aucun organisme extérieur ne l’a examinée.`,
        ],
      },
      {
        id: 'what-holds',
        title: 'Ce qui est acquis',
        blocks: [
          list(
            'Chaque page s’utilise au clavier seul ; le focus est visible, et un lien mène au contenu.',
            'Titres, champs, messages et boîtes de dialogue ont des noms et des rôles que les lecteurs d’écran annoncent.',
            'Les couleurs ont un contraste suffisant, en clair comme en sombre. Rien n’est dit par la seule couleur.',
            'Les pages s’agrandissent et tiennent sur de petits écrans. Les mouvements sont réduits si votre appareil le demande.',
            'Les erreurs sont expliquées en toutes lettres à côté du champ. Rien de ce que vous avez saisi ne se perd à la connexion.',
            `Pages, e-mails et SMS existent en ${languages(figures.languages)}.`,
            'L’écran tactile de la station a de grands boutons et les mêmes langues. Vous pouvez aussi ouvrir votre casier depuis la page de votre réservation, avec votre propre appareil.',
            'Un programme vérifie les pages à chaque changement que nous faisons.',
          ),
        ],
      },
      {
        id: 'known-limits',
        title: 'Limites connues',
        blocks: [
          list(
            'La carte montre en images où se trouve une station. L’adresse en toutes lettres est à côté.',
            'L’écran tactile ne parle pas et ne s’utilise pas sans la vue. La porte s’ouvre depuis la page de votre réservation, ou appelez-nous et nous l’ouvrons.',
            'Les casiers sont à différentes hauteurs, et le chemin sur le sable ou les pierres peut ne pas convenir à un fauteuil roulant. Appelez avant de réserver, et nous vous disons comment est le lieu.',
            'La page de paiement appartient à Stripe, qui répond de sa propre accessibilité.',
            'JavaScript est nécessaire pour réserver et se connecter par e-mail.',
            'Les programmes ne trouvent pas tous les obstacles. Nous n’avons pas encore fait d’essais avec des personnes concernées par chaque type de handicap.',
          ),
        ],
      },
      {
        id: 'tell-us',
        title: 'Dites-le-nous',
        blocks: [
          paragraph`Si quelque chose ne fonctionne pas pour vous, ou s’il vous faut ce texte ou un autre sous une autre forme, écrivez à ${mailLink(brand.contactEmail)} ou appelez le ${phoneLink(brand.contactPhone)}. Dites de quelle page il s’agit et ce que vous utilisiez. Nous répondons sous ${days(figures.disputeDays)} et vous aidons à réserver en attendant.`,
        ],
      },
      {
        id: 'authority',
        title: 'Si notre réponse ne suffit pas',
        blocks: [
          paragraph`Vous pouvez saisir l’autorité qui veille à l’accessibilité des services : en Estonie celle de la protection des consommateurs, ailleurs celle de votre pays.`,
        ],
      },
    ],
  };
}
