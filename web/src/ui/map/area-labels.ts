import type { Locale } from '@laine/contract/states.ts';
import type { Area } from './areas.ts';

/** A name on the basemap, in every language of the product. */
type Label = { kind: 'water' | 'town'; at: readonly [number, number]; names: Record<Locale, string> };

const same = (name: string, ru: string): Record<Locale, string> => ({ es: name, et: name, en: name, fr: name, ru });

const labels: Record<Area, readonly Label[]> = {
  tallinn: [
    {
      kind: 'town',
      at: [24.745, 59.437],
      names: { en: 'Tallinn', et: 'Tallinn', es: 'Tallin', fr: 'Tallinn', ru: 'Таллин' },
    },
    {
      kind: 'water',
      at: [24.715, 59.505],
      names: {
        en: 'Tallinn Bay',
        et: 'Tallinna laht',
        es: 'Bahía de Tallin',
        fr: 'Baie de Tallinn',
        ru: 'Таллинский залив',
      },
    },
    {
      kind: 'water',
      at: [24.75, 59.71],
      names: {
        en: 'Gulf of Finland',
        et: 'Soome laht',
        es: 'Golfo de Finlandia',
        fr: 'Golfe de Finlande',
        ru: 'Финский залив',
      },
    },
    { kind: 'town', at: [24.84, 59.505], names: same('Viimsi', 'Виймси') },
    { kind: 'town', at: [24.515, 59.57], names: same('Naissaar', 'Найссаар') },
    { kind: 'town', at: [25.1, 59.475], names: same('Maardu', 'Маарду') },
  ],
  parnu: [
    { kind: 'town', at: [24.565, 58.404], names: same('Pärnu', 'Пярну') },
    {
      kind: 'water',
      at: [24.4, 58.3],
      names: {
        en: 'Pärnu Bay',
        et: 'Pärnu laht',
        es: 'Bahía de Pärnu',
        fr: 'Baie de Pärnu',
        ru: 'Пярнуский залив',
      },
    },
    { kind: 'town', at: [23.98, 58.13], names: same('Kihnu', 'Кихну') },
  ],
  malaga: [
    { kind: 'town', at: [-4.455, 36.765], names: { ...same('Málaga', 'Малага'), en: 'Malaga' } },
    { kind: 'town', at: [-4.5, 36.62], names: same('Torremolinos', 'Торремолинос') },
    {
      kind: 'water',
      at: [-4.3, 36.65],
      names: {
        en: 'Alboran Sea',
        et: 'Alborani meri',
        es: 'Mar de Alborán',
        fr: 'Mer d’Alboran',
        ru: 'Море Альборан',
      },
    },
  ],
  kuressaare: [
    { kind: 'town', at: [22.535, 58.272], names: same('Kuressaare', 'Курессааре') },
    {
      kind: 'water',
      at: [22.6, 58.15],
      names: {
        en: 'Gulf of Riga',
        et: 'Liivi laht',
        es: 'Golfo de Riga',
        fr: 'Golfe de Riga',
        ru: 'Рижский залив',
      },
    },
  ],
};

type WordedLabel = { kind: Label['kind']; at: readonly [number, number]; name: string };

export const areaLabels = (area: Area, locale: Locale): WordedLabel[] =>
  labels[area].map(({ kind, at, names }) => ({ kind, at, name: names[locale] }));
