import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'

export const MANIFEST = '/manifest.webmanifest'

/** Browsers fetch the manifest without cookies, so the language is in the URL. */
export const manifestAddress = (language: string) => `${MANIFEST}?${LANGUAGE_QUERY}=${language}`
