import { useEffect } from 'react'
import { usePageFacts } from './page-facts.ts'
import { titleWith } from './page-title.ts'

export function usePageTitle(name: string) {
  const title = titleWith(name, usePageFacts())
  useEffect(() => {
    document.title = title
  }, [title])
}
