import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, years } from './amounts.ts';

export function dataDeletion({ brand, facebook }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Eliminación de datos',
    summary: `Elimina tu cuenta en tus ajustes. Se desactiva al momento; durante ${days(figures.restoreDays)} puedes recuperarla iniciando sesión. Después se borran tus datos personales.`,
    sections: [
      {
        id: 'how',
        title: 'Cómo eliminar tu cuenta',
        blocks: [
          paragraph`Inicia sesión, abre tus ${link('ajustes', paths.settings())} y elige «Eliminar mi cuenta». Antes de confirmar, la página dice cuándo se borra todo, a qué espera y qué saldo de tarjeta regalo o abono perderías. Si quieres, descarga antes tus datos en la misma página.`,
          paragraph`¿Ya no puedes iniciar sesión? Escribe a ${mailLink(brand.contactEmail)} desde el correo de la cuenta. Lo hacemos por ti en un plazo de ${days(figures.deletionProcessedDays)}.`,
        ],
      },
      {
        id: 'what-happens',
        title: 'Qué pasa y cuándo',
        blocks: [
          list(
            'Al momento: la cuenta se desactiva, ya no puedes reservar y se cierra la sesión en todos los demás navegadores. En este todavía puedes ver reservas y códigos, abrir tu taquilla, pagar, descargar tus datos y dar marcha atrás.',
            `Durante ${days(figures.restoreDays)}: inicia sesión y todo vuelve a estar como antes.`,
            'Después: se borran el nombre, los contactos, los inicios de sesión, las opiniones, la tarjeta guardada, los números de cuenta, las fotos y lo que escribiste sobre problemas y reclamaciones y en tarjetas regalo, también en el proveedor de pagos hasta donde lo permitan sus propias obligaciones.',
          ),
        ],
      },
      {
        id: 'what-it-waits-for',
        title: 'A qué espera el borrado',
        blocks: [
          paragraph`Mientras siga pendiente algo de esto, todavía necesitamos saber quién eres:`,
          list(
            'un alquiler próximo o en curso;',
            'una deuda por pagar;',
            'una reclamación pendiente de decisión;',
            'un reembolso en camino;',
            'un pago impugnado en tu banco.',
          ),
          paragraph`La página de ajustes dice a qué se espera. Pasados ${days(figures.deletionMaxDays)} desde tu petición, los datos se borran en cualquier caso.`,
        ],
      },
      {
        id: 'what-stays',
        title: 'Qué queda y por qué',
        blocks: [
          list(
            `Documentos contables: ${years(figures.accountingYears)} desde el final de su año natural, porque lo exige la ley. Se les quitan tu nombre y tus contactos; la empresa sigue en su factura.`,
            `La constancia de que aceptaste los términos: ${years(figures.consentYears)}, como prueba, sin tu nombre ni tus contactos.`,
            `Tras un bloqueo o con una advertencia vigente: hashes con clave del correo y los teléfonos hasta que termine; si el bloqueo no tiene fin, ${years(figures.banYears)}. De ellos nadie puede leer las direcciones.`,
          ),
          paragraph`Más detalles en la ${link('política de privacidad', paths.privacy())}.`,
        ],
      },
      ...(facebook
        ? [
            {
              id: 'facebook',
              title: 'Si iniciaste sesión con Facebook',
              blocks: [
                paragraph`En la configuración de Facebook, en «Aplicaciones y sitios web», elimina ${brand.name} y pide que se borren tus datos. Facebook nos avisa y empezamos la eliminación como si la hubieras pedido aquí. Facebook te muestra un código de confirmación con un enlace a esta página, que dice cómo va.`,
              ],
            },
          ]
        : []),
      {
        id: 'contact',
        title: 'Preguntas',
        blocks: [
          paragraph`${brand.legalName}, ${brand.address}, ${mailLink(brand.contactEmail)}. Si nuestra respuesta no te convence, puedes reclamar ante la Inspección de Protección de Datos de Estonia (Andmekaitse Inspektsioon) o ante la autoridad del lugar donde vives.`,
        ],
      },
    ],
  };
}
