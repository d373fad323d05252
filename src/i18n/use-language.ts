import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_QUERY, rememberLanguage } from './language-memory.ts'
import { directionOf, type Language, spokenBy, withFallback } from './languages.ts'
import { spokenTexts } from './spoken-texts.ts'
import { loadTexts } from './texts.ts'

export function useLanguage() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const language = spokenBy(i18n)
  const wanted = useRef(language)

  async function changeLanguage(next: Language) {
    wanted.current = next
    await loadLanguage(i18n, next)
    if (wanted.current !== next) return
    rememberLanguage(next)
    await i18n.changeLanguage(next)
    await forgetAsked(router)
    await router.invalidate()
  }

  return { language, direction: directionOf(language), changeLanguage }
}

async function forgetAsked({ history, latestLocation, navigate }: RegisteredRouter) {
  const address = new URL(latestLocation.href, location.origin)
  if (!address.searchParams.has(LANGUAGE_QUERY)) return
  address.searchParams.delete(LANGUAGE_QUERY)
  await navigate({
    href: history.createHref(address.pathname + address.search + address.hash),
    replace: true,
  })
}

async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  const languages = withFallback(language)
  const isMissing = (namespace: string) =>
    languages.some((one) => !i18n.hasResourceBundle(one, namespace))
  const missing = Object.keys(spokenTexts(i18n).texts).filter(isMissing)
  const [first] = missing
  // Offline, the service worker may have the texts; this fails fast, without five retries.
  if (first && !navigator.onLine) await loadTexts(language, first)
  await i18n.reloadResources(languages, missing)
  if (missing.some(isMissing)) throw new Error(`Not all texts could be loaded in ${language}`)
}
