import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageFacts } from './page-facts.ts'
import { titleWith } from './page-title.ts'

export function usePageTitle(name: string) {
  const { i18n } = useTranslation('layouts')
  const title = titleWith(name, { i18n, facts: usePageFacts() })
  useEffect(() => {
    document.title = title
  }, [title])
}
