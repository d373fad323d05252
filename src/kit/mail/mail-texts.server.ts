import { createInstance, type Resource } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'
import type { Namespace } from '#i18n/texts.ts'

const resources: Resource = {}
for (const [path, texts] of Object.entries(serverTexts)) {
  const [, namespace, language] = /([^/]+)\/locales\/(\w+)\.json$/.exec(path) ?? []
  if (namespace && language && /(^|-)mail$/.test(namespace)) {
    resources[language] = { ...resources[language], [namespace]: texts }
  }
}

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  resources,
  interpolation: { escapeValue: false },
})

export const mailTexts = <Texts extends Namespace>(language: Language, namespace: Texts) =>
  i18n.getFixedT(language, [namespace])
