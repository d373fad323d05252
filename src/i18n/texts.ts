import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResourceNamespaceMap } from 'i18next'
import { serverTexts } from './texts.server.ts'

export type Namespace = keyof ResourceNamespaceMap
export type TextTree = Record<string, unknown>

export const loadTexts = createIsomorphicFn()
  .server((language: string, namespace: string) =>
    Promise.resolve(serverTexts(language, namespace)),
  )
  .client(async (language: string, namespace: string): Promise<TextTree> => {
    const { fetchTexts } = await import('./fetch-texts.ts')
    return fetchTexts(language, namespace)
  })
