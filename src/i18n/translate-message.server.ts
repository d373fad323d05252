import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts'
import { namespaces, serverTexts } from './texts.server.ts'
import type { TextTree } from './texts.ts'
import { isTextTree } from './untranslated.ts'

type Translations = Partial<Record<Language, string>>
type Template = { pattern: RegExp; translations: Translations }

const groups = new Set(['mistakes', 'rules'])
const placeholder = /\{\{(\w+)\}\}/g

let messages: ReturnType<typeof readMessages> | undefined

export function translateMessage(message: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return message
  messages ??= readMessages()
  const exact = messages.exact.get(message)?.[language]
  if (exact !== undefined) return exact
  for (const { pattern, translations } of messages.templates) {
    const values = pattern.exec(message)?.groups
    const text = translations[language]
    if (values && text) return text.replace(placeholder, (_, name: string) => values[name] ?? '')
  }
  return message
}

function readMessages() {
  const exact = new Map<string, Translations>()
  const templates: Template[] = []
  const spoken = translated.map((language) => [language, new Map(messagesIn(language))] as const)
  for (const [path, english] of messagesIn(DEFAULT_LANGUAGE)) {
    const translations: Translations = Object.fromEntries(
      spoken.map(([language, texts]) => [language, texts.get(path)]),
    )
    if (!english.includes('{{')) exact.set(english, translations)
    else templates.push({ pattern: patternOf(english), translations })
  }
  // The longest first: "At most 5 characters" must not match "At most {{max}}".
  templates.sort((one, other) => other.pattern.source.length - one.pattern.source.length)
  return { exact, templates }
}

const translated = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

function messagesIn(language: Language): [path: string, text: string][] {
  return namespaces().flatMap((namespace) =>
    leaves(serverTexts(language, namespace), namespace, false),
  )
}

function leaves(tree: TextTree, path: string, isListed: boolean): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const at = `${path}/${key}`
    if (typeof value === 'string') return isListed ? [[at, value]] : []
    return isTextTree(value) ? leaves(value, at, isListed || groups.has(key)) : []
  })
}

function patternOf(template: string): RegExp {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replace(placeholder, '(?<$1>.+)')}$`, 'u')
}
