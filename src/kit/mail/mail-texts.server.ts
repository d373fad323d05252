import { createInstance } from 'i18next'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
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
