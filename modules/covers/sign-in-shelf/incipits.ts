import type { InLanguages } from '#i18n/languages.ts'

export type Incipit = { text: string; title: string; author: string }

/** Literature, not interface text: each language has its own books, so nothing here is translated. */
export const INCIPITS: InLanguages<readonly [Incipit, ...Incipit[]]> = {
  en: [
    { text: 'Call me Ishmael.', title: 'Moby-Dick', author: 'Herman Melville' },
    {
      text: 'Marley was dead: to begin with.',
      title: 'A Christmas Carol',
      author: 'Charles Dickens',
    },
    {
      text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
      title: 'Pride and Prejudice',
      author: 'Jane Austen',
    },
    {
      text: 'There was no possibility of taking a walk that day.',
      title: 'Jane Eyre',
      author: 'Charlotte Brontë',
    },
    {
      text: 'Mrs. Dalloway said she would buy the flowers herself.',
      title: 'Mrs. Dalloway',
      author: 'Virginia Woolf',
    },
  ],
  fr: [
    {
      text: 'Longtemps, je me suis couché de bonne heure.',
      title: 'Du côté de chez Swann',
      author: 'Marcel Proust',
    },
    {
      text: 'C’était à Mégara, faubourg de Carthage, dans les jardins d’Hamilcar.',
      title: 'Salammbô',
      author: 'Gustave Flaubert',
    },
    {
      text: 'Il arriva chez nous un dimanche de novembre 189…',
      title: 'Le Grand Meaulnes',
      author: 'Alain-Fournier',
    },
    {
      text: 'En 1815, M. Charles-François-Bienvenu Myriel était évêque de Digne.',
      title: 'Les Misérables',
      author: 'Victor Hugo',
    },
    {
      text: 'L’année 1866 fut marquée par un événement bizarre, un phénomène inexpliqué et inexplicable que personne n’a sans doute oublié.',
      title: 'Vingt mille lieues sous les mers',
      author: 'Jules Verne',
    },
  ],
  ar: [
    {
      text: 'قِفا نَبكِ مِن ذِكرى حَبيبٍ وَمَنزِلِ',
      title: 'المعلّقة',
      author: 'امرؤ القيس',
    },
    {
      text: 'هَل غادَرَ الشُعَراءُ مِن مُتَرَدَّمِ',
      title: 'المعلّقة',
      author: 'عنترة بن شداد',
    },
    {
      text: 'عَلى قَدرِ أَهلِ العَزمِ تَأتي العَزائِمُ',
      title: 'ديوان المتنبي',
      author: 'أبو الطيب المتنبي',
    },
    {
      text: 'غَيرُ مُجدٍ في مِلَّتي وَاعتِقادي',
      title: 'سقط الزند',
      author: 'أبو العلاء المعري',
    },
    {
      text: 'بانَت سُعادُ فَقَلبي اليَومَ مَتبولُ',
      title: 'قصيدة البردة',
      author: 'كعب بن زهير',
    },
  ],
  sw: [
    {
      text: 'Negema wangu binti, mchachefu wa sanati, upulike wasiati, asa ukazingatia.',
      title: 'Utendi wa Mwana Kupona',
      author: 'Mwana Kupona binti Msham',
    },
    { text: 'Paukwa! Pakawa!', title: 'Ngano za kale', author: 'Masimulizi ya jadi' },
    { text: 'Hapo zamani za kale…', title: 'Hadithi za kale', author: 'Masimulizi ya jadi' },
    {
      text: 'Bismillahi naiqadimu, hali ya kutunga hino nudhumu.',
      title: 'Al-Inkishafi',
      author: 'Sayyid Abdalla bin Ali bin Nasir',
    },
  ],
}
