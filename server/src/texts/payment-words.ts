import type { Locale } from '@laine/contract/states.ts';

/** What the payment page and the calendar say. Minutes are abbreviated where they would need three plural forms. */
type PaymentWords = {
  startingFee: string;
  rental: (minutes: number) => string;
  cardAgreement: (brand: string) => string;
  calendarTitle: (brand: string) => string;
  boards: string;
  bookingPage: string;
};

export const paymentWords: Record<Locale, PaymentWords> = {
  en: {
    startingFee: 'Starting fee',
    rental: (minutes) => `SUP board rental for ${minutes} minutes`,
    cardAgreement: (brand) =>
      `By paying you agree that ${brand} saves this payment method and charges it later for overtime, an extension you ask for, and damage or loss as described in the terms and conditions.`,
    calendarTitle: (brand) => `SUP board rental – ${brand}`,
    boards: 'Boards',
    bookingPage: 'Your booking and door codes',
  },
  et: {
    startingFee: 'Alustustasu',
    rental: (minutes) => `SUP-laua rent ${minutes} minutiks`,
    cardAgreement: (brand) =>
      `Makstes nõustud, et ${brand} salvestab selle makseviisi ja võtab sellelt hiljem tasu hilinemise, soovitud pikenduse ning kahju või kaotuse eest, nagu tingimustes kirjas.`,
    calendarTitle: (brand) => `SUP-laua rent – ${brand}`,
    boards: 'Lauad',
    bookingPage: 'Sinu broneering ja uksekoodid',
  },
  es: {
    startingFee: 'Tarifa de inicio',
    rental: (minutes) => `Alquiler de tabla SUP durante ${minutes} minutos`,
    cardAgreement: (brand) =>
      `Al pagar aceptas que ${brand} guarde este medio de pago y lo use más tarde para cobrar el retraso, una ampliación que pidas y los daños o pérdidas según los términos y condiciones.`,
    calendarTitle: (brand) => `Alquiler de tabla SUP – ${brand}`,
    boards: 'Tablas',
    bookingPage: 'Tu reserva y los códigos de las puertas',
  },
  ru: {
    startingFee: 'Плата за старт',
    rental: (minutes) => `Прокат SUP-доски на ${minutes} мин.`,
    cardAgreement: (brand) =>
      `Оплачивая, вы соглашаетесь, что ${brand} сохранит этот способ оплаты и позже спишет с него плату за опоздание, запрошенное продление и за ущерб или утрату согласно условиям.`,
    calendarTitle: (brand) => `Прокат SUP-доски – ${brand}`,
    boards: 'Доски',
    bookingPage: 'Ваше бронирование и коды дверей',
  },
  fr: {
    startingFee: 'Frais de prise en charge',
    rental: (minutes) => `Location de planche SUP pour ${minutes} minutes`,
    cardAgreement: (brand) =>
      `En payant, vous acceptez que ${brand} enregistre ce moyen de paiement et le débite plus tard pour un retard, une prolongation que vous demandez, et les dommages ou pertes décrits dans les conditions générales.`,
    calendarTitle: (brand) => `Location de planche SUP – ${brand}`,
    boards: 'Planches',
    bookingPage: 'Votre réservation et les codes des portes',
  },
};
