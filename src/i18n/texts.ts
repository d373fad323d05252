import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResourceNamespaceMap } from 'i18next'
import { serverTexts } from './texts.server.ts'

export type Namespace = keyof ResourceNamespaceMap
export type TextTree = Record<string, unknown>

export const loadTexts = createIsomorphicFn()
  .server((language: string, namespace: string) =>
    Promise.resolve(pick(serverTexts, language, namespace)),
  )
  .client(async (language: string, namespace: string): Promise<TextTree> => {
    const { textAddresses } = await import('./text-addresses.ts')
    const response = await fetch(pick(textAddresses, language, namespace))
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    const texts: unknown = await response.json()
    if (!isTextTree(texts)) throw new Error(`No texts at ${response.url}`)
    return texts
  })

function pick<T>(files: Record<string, T>, language: string, namespace: string): T {
  const end = `/${namespace}/locales/${language}.json`
  const path = Object.keys(files).find((file) => file.endsWith(end))
  const file = path === undefined ? undefined : files[path]
  if (file === undefined) throw new Error(`No texts ${namespace} in ${language}`)
  return file
}

function isTextTree(value: unknown): value is TextTree {
  return typeof value === 'object' && value !== null
}
