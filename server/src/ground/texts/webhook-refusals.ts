import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type WebhookRefusal = Extract<
  RefusalCode,
  'webhook-url-refused' | 'no-webhook-url' | 'webhook-token-invalid' | 'webhook-signature-invalid'
>;

/** Refusals to send or to believe an event. */
export const webhookRefusals: Record<Locale, Record<WebhookRefusal, string>> = {
  en: {
    'webhook-url-refused': 'This address cannot receive webhooks',
    'no-webhook-url': 'The station has no webhook address',
    'webhook-token-invalid': 'The webhook token is not valid',
    'webhook-signature-invalid': 'The webhook signature is not valid',
  },
  es: {
    'webhook-url-refused': 'Esta dirección no puede recibir webhooks',
    'no-webhook-url': 'La estación no tiene dirección de webhook',
    'webhook-token-invalid': 'El token del webhook no es válido',
    'webhook-signature-invalid': 'La firma del webhook no es válida',
  },
  et: {
    'webhook-url-refused': 'See aadress ei saa veebihaake vastu võtta',
    'no-webhook-url': 'Jaamal pole veebihaagi aadressi',
    'webhook-token-invalid': 'Veebihaagi pääsutõend ei kehti',
    'webhook-signature-invalid': 'Veebihaagi allkiri ei kehti',
  },
  fr: {
    'webhook-url-refused': 'Cette adresse ne peut pas recevoir de webhooks',
    'no-webhook-url': 'La station n’a pas d’adresse de webhook',
    'webhook-token-invalid': 'Le jeton du webhook n’est pas valide',
    'webhook-signature-invalid': 'La signature du webhook n’est pas valide',
  },
  ru: {
    'webhook-url-refused': 'Этот адрес не может принимать вебхуки',
    'no-webhook-url': 'У станции не указан адрес вебхука',
    'webhook-token-invalid': 'Токен вебхука недействителен',
    'webhook-signature-invalid': 'Подпись вебхука недействительна',
  },
};
