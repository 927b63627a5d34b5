import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, table } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { calendarDays, days, hours, minutes, passes, percent, reminders, times, years } from './amounts.ts';

export const charges = ({ brand, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'charges-transactions-and-refunds',
  title: 'Precios, pagos y reembolsos',
  blocks: [
    table(
      ['Cuándo', 'Qué pagas o qué recuperas'],
      [
        `Cancelas más de ${hours(figures.refundNoticeHours)} antes del inicio`,
        `Recuperas el ${percent(figures.refundPercent)}, redondeado al céntimo hacia arriba`,
      ],
      ['Cancelas más tarde o no viene nadie', 'No se devuelve nada'],
      [
        'No podemos cumplir la reserva: estación cerrada, sin tabla, una puerta que no se abre',
        `Recuperas el ${percent(figures.operatorFaultPercent)}`,
      ],
      [`Llegas hasta ${minutes(figures.graceMinutes)} tarde`, 'No pagas nada'],
      ['Llegas más tarde', 'Tiempo extra al precio por hora, por cada tabla con retraso'],
    ),
    paragraph`Precio: por cada tabla, el precio por hora de tu tiempo y, si la estación la tiene, una tarifa de inicio. Menos de ${hours(figures.minBilledHours)} cuesta lo mismo que ${hours(figures.minBilledHours)}. Ves el importe completo antes de pagar. Un cambio de precio posterior no cambia tu reserva.`,
    paragraph`Pago: ${paypal ? 'con tarjeta, Apple Pay, Google Pay o PayPal' : 'con tarjeta, Apple Pay o Google Pay'}, en la página de nuestro proveedor de pagos Stripe. Nunca vemos el número completo de tu tarjeta. El total se cobra al reservar.`,
    paragraph`Tarjeta guardada: es condición del alquiler que tu medio de pago quede guardado en el proveedor de pagos. Sin volver a preguntarte solo cargamos en él:`,
    list(
      'el tiempo extra;',
      'una compensación decidida como se explica en «Tu responsabilidad»;',
      'el precio normal de una hora de abono cancelada demasiado tarde o no usada.',
    ),
    paragraph`Una ampliación se cobra cuando la pides. Antes de pagar ves el «importe máximo»: lo más que pueden costar juntos el alquiler y el tiempo extra. Las compensaciones van aparte. Que la tarjeta se te ofrezca de nuevo la próxima vez lo eliges tú. Puedes cambiarla en tus ${link('ajustes', paths.settings())} cuando quieras, y quitarla cuando no haya ninguna reserva próxima o en curso ni ningún retraso, reclamación o deuda sin resolver.`,
    paragraph`Si crees que un cobro es un error: cada cobro llega con un correo que dice de qué es. Oponte como allí se indica o escribe a ${mailLink(brand.contactEmail)}. Lo revisa una persona y, hasta entonces, por ese motivo no se cobra, se aumenta ni se exige nada más.`,
    paragraph`Cancelación: en la página de tu reserva, que muestra el importe exacto antes de confirmar. Se puede mientras no se haya recogido nada. Justo ${hours(figures.refundNoticeHours)} antes del inicio ya es tarde para un reembolso. El dinero vuelve por el mismo medio con el que pagaste; los bancos tardan unos días. Si no puede llegar, te pedimos una cuenta bancaria.`,
    paragraph`Tiempo extra: cada hora completa de retraso, contada desde el final reservado, al precio por hora de tu reserva. Si la página de la estación lo dice, cuenta en su lugar cada hora empezada. Cada estación tiene un tiempo extra máximo, que forma parte del importe máximo. Hay un solo cobro por reserva, cuando vuelve la última tabla o se llega a ese límite. No cuenta el tiempo en que el teclado estuvo bloqueado o la estación no pudo recibir la tabla. En caso de duda vale la lectura que más te favorezca. Menos de ${formatMoney(figures.minChargeInCents, 'es')} no se cobra.`,
    paragraph`Ampliación: como máximo ${times(figures.extensions)} por reserva, ${hours(figures.extensionHours)}, al precio reducido que muestra la página de tu reserva. Se puede antes de que acabe tu tiempo, si las tablas están libres y la estación sigue abierta. En total son como máximo ${hours(figures.maxExtendedHours)}. Vale en cuanto está pagada.`,
    paragraph`Deudas: si un cobro posterior falla, te enviamos un enlace para pagar en un plazo de ${calendarDays(figures.debtDays)}. No puedes reservar hasta que la deuda esté pagada. Si el tiempo extra sigue sin pagarse después de ese plazo y de ${reminders(figures.reminders)}, sube, en una única ocasión, a ${times(figures.unpaidOvertimeFactor)} el precio normal. Ninguna otra deuda sube, y ninguna mientras te opongas a ella.`,
    paragraph`Abono de temporada: ${passes(figures.passes)} a la vez por persona, válido los días y en las estaciones que indica. En cada reserva cubre el precio por hora de una tabla durante ${hours(figures.passFreeHours)}; el resto se paga como siempre. Con él reservas con una antelación máxima de ${hours(figures.passAheadHours)}. Cancela al menos ${hours(figures.passCancelHours)} antes del inicio o se cobra el precio normal; también si no viene nadie. No se renueva solo. Puedes ponerle fin cuando quieras, pero pasado el plazo de desistimiento no se devuelve nada. Si le ponemos fin nosotros sin que haya mal uso por tu parte, te devolvemos los días sin usar.`,
    paragraph`Tarjeta regalo: su código paga al reservar y lo que sobra se queda en ella. Vale durante ${years(figures.giftCardYears)} desde la compra. No se cambia por dinero, salvo en caso de desistimiento. Si quedara por pagar menos de ${formatMoney(figures.minChargeInCents, 'es')}, la tarjeta regalo paga un poco menos, porque una tarjeta bancaria no admite cobros tan pequeños.`,
    paragraph`Desistimiento de una reserva o una ampliación: no existe. La ley lo excluye para los servicios de ocio en una fecha determinada. En su lugar vale nuestra regla de cancelación, más arriba.`,
    paragraph`Desistimiento de un abono o una tarjeta regalo: en un plazo de ${days(figures.withdrawalDays)} desde la compra, sin dar motivos. Pulsa «Desistir del contrato aquí» en su página o en el correo, o comunícanoslo de cualquier otra forma clara; basta con enviarlo a tiempo. Por ejemplo: «Desisto del contrato de [abono o tarjeta regalo], comprado el [fecha]. [Nombre, correo electrónico]». Te lo confirmamos por correo y te devolvemos el dinero en un plazo de ${days(figures.withdrawalRepaymentDays)}, por el mismo medio con el que pagaste. Las horas usadas con un abono solo se descuentan si pediste que empezara enseguida; el saldo de la tarjeta regalo ya gastado no se devuelve.`,
  ],
});
