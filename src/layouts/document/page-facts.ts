import { createContext, use } from 'react'
import type { Theme } from '#ui/theme/theme.ts'

/** What the frames need to know of the request that set the page up. */
export interface PageFacts {
  theme: Theme
  sidebar: 'open' | 'collapsed'
  requestId: string
  configuration: {
    baseUrl: string
    environment: Environment | null
    environmentMark: string | null
  }
}

interface Environment {
  name: string
  emoji?: string
  color: string
}

export const PageFactsContext = createContext<PageFacts | undefined>(undefined)

/** Nothing while the call that sets the page up has failed. */
export function usePageFacts() {
  return use(PageFactsContext)
}
