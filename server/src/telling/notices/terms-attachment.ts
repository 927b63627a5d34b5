import type { Locale } from '@laine/contract/states.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { writeLegalDocument } from '@laine/legal/write-legal-document.ts';
import type { MailAttachment } from '../../ground/ports/mailer.ts';
import { legalDocumentHtml } from './legal-document-html.ts';

type Context = { origin: string; legalFacts: LegalFacts };

/** The full terms as one file that can be kept and read without us (docs/product.md, Agreement). */
export function termsAttachment(locale: Locale, { origin, legalFacts }: Context): MailAttachment {
  const document = writeLegalDocument('terms', locale, legalFacts);
  return {
    name: `${legalFacts.brand.name} - ${document.title} ${document.version}.html`,
    contentType: 'text/html',
    content: legalDocumentHtml(document, { locale, origin, brand: legalFacts.brand }),
  };
}
