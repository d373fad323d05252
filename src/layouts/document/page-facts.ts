import { createContext, use } from 'react'
import type { Theme } from '#ui/theme/theme.ts'

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

export function usePageFacts() {
  return use(PageFactsContext)
}
