import type { LegalLink as Target } from '@laine/legal/legal-document.ts';
import { Link } from 'react-router';

type Props = { link: Target; origin: string };

/**
 * Paper cannot be clicked, so a link to a page carries its whole address for the print style. A place in a page for
 * another audience is only found when the browser itself loads that page.
 */
export function LegalLink({ link: { text, href }, origin }: Props) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} reloadDocument={href.includes('#')} className="prose-link" data-address={origin + href}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={href}
      // A telephone number stays on one line.
      className={`prose-link ${href.startsWith('tel:') ? 'whitespace-nowrap' : ''}`}
      data-address={/^https?:/.test(href) ? href : undefined}
    >
      {text}
    </a>
  );
}
