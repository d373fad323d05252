import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { directionOf, languages, LANGUAGES } from '#i18n/languages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** Plain links, so that they work before scripts have loaded. */
export function LanguageLinks() {
  const { t } = useTranslation('layouts')
  const { language, chooseLanguage } = useLanguageChoice()
  const here = useRouterState({ select: (state) => state.location })
  const addressIn = (next: string) =>
    `${here.pathname}?${new URLSearchParams({ ...here.search, [LANGUAGE_QUERY]: next })}`

  return (
    <nav aria-label={t('language.label')} className="flex flex-wrap gap-x-4 text-sm">
      {LANGUAGES.map((next) => (
        <a
          key={next}
          href={addressIn(next)}
          lang={next}
          dir={directionOf(next)}
          aria-current={next === language || undefined}
          onClick={(event) => {
            event.preventDefault()
            chooseLanguage(next)
          }}
          // The minimum width keeps the next link in place: the shortest name is wider in some system fonts than in ours.
          className="inline-flex min-w-10 items-center justify-center py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline aria-current:font-medium aria-current:text-ink pointer-coarse:min-h-11"
        >
          {languages[next].name}
        </a>
      ))}
    </nav>
  )
}
