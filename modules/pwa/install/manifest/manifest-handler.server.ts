import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { json } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { MANIFEST } from './manifest-address.ts'
import { type ManifestSettings, manifestIn } from './manifest.server.ts'

export const manifestHandler = (settings: ManifestSettings): RouteHandler => ({
  name: MANIFEST,
  methods: ['GET', 'HEAD'],
  matches: (path) => path === MANIFEST,
  handle({ request }) {
    const language = detectLanguage([
      new URL(request.url).searchParams.get(LANGUAGE_QUERY),
      ...acceptedLanguages(request.headers.get('accept-language')),
    ])
    return json(200, manifestIn(language, settings), {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
      vary: 'accept-language',
    })
  },
})
