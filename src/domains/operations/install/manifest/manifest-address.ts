import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'

export const MANIFEST = '/manifest.webmanifest'

/** Browsers ask for it without cookies: the address says in which language. */
export const manifestAddress = (language: string) => `${MANIFEST}?${LANGUAGE_QUERY}=${language}`
