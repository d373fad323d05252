import { createInstance, type i18n as I18n } from 'i18next'
import { formatsOf } from '#i18n/formats.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'
import type { Namespace } from '#i18n/texts.ts'

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: {},
  interpolation: { escapeValue: false },
})

export function mailTexts<Texts extends Namespace>(language: Language, namespace: Texts) {
  for (const one of [language, DEFAULT_LANGUAGE]) {
    if (!i18n.hasResourceBundle(one, namespace)) {
      i18n.addResourceBundle(one, namespace, serverTexts(one, namespace))
    }
  }
  return i18n.getFixedT(language, [namespace])
}

const instances = new Map<Language, I18n>()

/** Reads the words that pages and messages share. */
export function mailI18n(language: Language, namespaces: readonly Namespace[]): I18n {
  const spoken = instances.get(language) ?? createMailI18n(language)
  instances.set(language, spoken)
  for (const one of [language, DEFAULT_LANGUAGE]) {
    for (const namespace of namespaces) {
      if (!spoken.hasResourceBundle(one, namespace)) {
        spoken.addResourceBundle(one, namespace, serverTexts(one, namespace))
      }
    }
  }
  return spoken
}

function createMailI18n(language: Language): I18n {
  const created = createInstance()
  void created.init({
    lng: language,
    initAsync: false,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    interpolation: { escapeValue: false },
  })
  created.services.formatter?.add('number', (value: number, spoken) =>
    formatsOf(isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE).number(value),
  )
  return created
}

export type { I18n }
