import type { InLanguages } from '#i18n/languages.ts'

export interface SampleGenre {
  name: InLanguages<string>
  colour: number
  load: () => Promise<{ default: SampleBook[] }>
}

/** First published before 1930. Negative years are BCE; ancient ones are estimates. */
interface SampleBook {
  title: string
  author: string
  publishedYear: number
  language: string
  description: string
  publisher?: string
  openingLine?: string
  openingLineTranslation?: string
}

export const sampleGenres: SampleGenre[] = [
  {
    name: { en: 'Novel', fr: 'Roman', ar: 'رواية', sw: 'Riwaya' },
    colour: 335,
    load: () => import('./library/novel.json'),
  },
  {
    name: { en: 'Adventure', fr: 'Aventure', ar: 'مغامرات', sw: 'Matukio' },
    colour: 25,
    load: () => import('./library/adventure.json'),
  },
  {
    name: {
      en: 'Science fiction',
      fr: 'Science-fiction',
      ar: 'خيال علمي',
      sw: 'Bunilizi ya sayansi',
    },
    colour: 220,
    load: () => import('./library/science-fiction.json'),
  },
  {
    name: { en: 'Gothic', fr: 'Gothique', ar: 'أدب قوطي', sw: 'Gothiki' },
    colour: 285,
    load: () => import('./library/gothic.json'),
  },
  {
    name: { en: 'Mystery', fr: 'Policier', ar: 'أدب بوليسي', sw: 'Upelelezi' },
    colour: 250,
    load: () => import('./library/mystery.json'),
  },
  {
    name: { en: 'Poetry', fr: 'Poésie', ar: 'شعر', sw: 'Ushairi' },
    colour: 350,
    load: () => import('./library/poetry.json'),
  },
  {
    name: { en: 'Drama', fr: 'Théâtre', ar: 'مسرح', sw: 'Tamthilia' },
    colour: 5,
    load: () => import('./library/drama.json'),
  },
  {
    name: {
      en: 'Epic and myth',
      fr: 'Épopées et mythes',
      ar: 'ملاحم وأساطير',
      sw: 'Tenzi na visasili',
    },
    colour: 40,
    load: () => import('./library/epic-and-myth.json'),
  },
  {
    name: { en: 'Short stories', fr: 'Nouvelles', ar: 'قصص قصيرة', sw: 'Hadithi fupi' },
    colour: 160,
    load: () => import('./library/short-stories.json'),
  },
  {
    name: { en: 'Children', fr: 'Jeunesse', ar: 'أدب الأطفال', sw: 'Watoto' },
    colour: 95,
    load: () => import('./library/children.json'),
  },
  {
    name: { en: 'Philosophy', fr: 'Philosophie', ar: 'فلسفة', sw: 'Falsafa' },
    colour: 265,
    load: () => import('./library/philosophy.json'),
  },
  {
    name: { en: 'Essays', fr: 'Essais', ar: 'مقالات', sw: 'Insha' },
    colour: 190,
    load: () => import('./library/essays.json'),
  },
  {
    name: {
      en: 'History and travel',
      fr: 'Histoire et voyages',
      ar: 'تاريخ ورحلات',
      sw: 'Historia na safari',
    },
    colour: 60,
    load: () => import('./library/history-and-travel.json'),
  },
]
