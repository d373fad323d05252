import { useMatches } from '@tanstack/react-router'
import { use, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageFacts } from './page-facts.ts'
import { titleOf, titleWith, trailOf } from './page-title.ts'
import { ShownRecordContext } from './shown-record.ts'

/** Names the record of a page in the document's title and in the trail, also after it has changed. */
export function usePageTitle(name: string) {
  const { i18n } = useTranslation('layouts')
  const words = useMatches({ select: (matches) => titleOf(trailOf(matches, i18n, name), name) })
  const title = titleWith(words, usePageFacts())
  useEffect(() => {
    document.title = title
  }, [title])

  const setName = use(ShownRecordContext)?.setName
  useLayoutEffect(() => {
    setName?.(name)
    return () => setName?.(undefined)
  }, [setName, name])
}
