import { createInstance } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import sw from './locales/sw.json'

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  ns: ['mail'],
  defaultNS: 'mail',
  resources: { en: { mail: en }, fr: { mail: fr }, ar: { mail: ar }, sw: { mail: sw } },
  interpolation: { escapeValue: false },
})

export const mailTexts = (language: Language) => i18n.getFixedT(language, ['mail'])
