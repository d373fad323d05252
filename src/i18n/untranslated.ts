import { isComplete } from './languages.ts'
import type { TextTree } from './texts.ts'

/** Where English stands in for a text that is marked `[es] …`, the text is left out. */
export function withoutMarked(texts: TextTree, language: string): TextTree {
  if (isComplete(language)) return texts
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => typeof text !== 'string' || !text.startsWith(`[${language}] `))
      .map(([key, text]) => [key, isTextTree(text) ? withoutMarked(text, language) : text]),
  )
}

export const joinTexts = (trees: readonly TextTree[]): TextTree => trees.reduce(joined, {})

function joined(one: TextTree, other: TextTree): TextTree {
  const all = { ...one }
  for (const [key, text] of Object.entries(other)) {
    const former = one[key]
    all[key] = isTextTree(former) && isTextTree(text) ? joined(former, text) : text
  }
  return all
}

export function isTextTree(value: unknown): value is TextTree {
  return typeof value === 'object' && value !== null
}
