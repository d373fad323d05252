import type { ProjectFile } from './project-files.ts'

const RESOURCE_PAGES = 'src/kit/resource-pages/'
const PLURAL = /_(zero|one|two|few|many|other)$/

export type KnownKeys = Record<string, string[]>

export function missingKeys({ path, text }: ProjectFile, known: KnownKeys): string[] {
  return askedKeys(text).flatMap((asked) => {
    const [key = '', named] = asked.split(':').toReversed()
    const namespaces = named === undefined ? namespacesOf(text) : [named]
    const found =
      namespaces.some((namespace) => known[namespace]?.some((one) => reads(key, one))) ||
      (isOfResources({ path, text }) && standsForResources(key, known))
    return found ? [] : [`${path}: ${asked}`]
  })
}

const isOfResources = ({ path, text }: ProjectFile) =>
  path.startsWith(RESOURCE_PAGES) || text.includes('useResourceTexts(')

const standsForResources = (key: string, known: KnownKeys) =>
  key === 'caption' || (known['resource-pages']?.some((one) => reads(key, one)) ?? false)

export function missingResourceTexts(resource: DescribedResource, known: KnownKeys): string[] {
  const { path, fields, texts } = resource
  const namespace = texts?.namespace ?? path
  const labelled = Object.entries(fields).filter(([, { label }]) => typeof label !== 'object')
  const groups = texts ? [`${texts.group}.`, ''] : ['']
  return ['caption', ...labelled.map(([field]) => `fields.${field.replace(/Id$/, '')}`)]
    .filter((key) => !groups.some((group) => known[namespace]?.includes(group + key)))
    .map((key) => `${namespace}: ${key}`)
}

export interface DescribedResource {
  path: string
  /** The place of its texts, if not the namespace of the path. */
  texts?: { namespace: string; group: string }
  fields: Record<string, { label?: unknown }>
}

/** A page that waits for a missing namespace never renders. */
export function missingNamespaces({ path, text }: ProjectFile, known: KnownKeys): string[] {
  return [...text.matchAll(/loadNamespaces\(([^)]*)\)/g)]
    .flatMap(([, argument = '']) => quotedTexts(argument))
    .filter((namespace) => !(namespace in known))
    .map((namespace) => `${path}: ${namespace}`)
}

export function unusedKeys(
  files: ProjectFile[],
  known: KnownKeys,
  described: readonly DescribedResource[] = [],
): string[] {
  const groups = described.flatMap(({ texts }) =>
    texts ? [`${texts.namespace}:${texts.group}.`] : [],
  )
  const written = new Set(files.flatMap(({ text }) => quotedTexts(text)))
  const templates = [...written].filter((text) => text.includes('${'))
  return Object.entries(known).flatMap(([namespace, keys]) =>
    keys
      .map((key) => key.replace(PLURAL, ''))
      .map((key) => inGroup(key, namespace, groups).concat(key, `${namespace}:${key}`))
      .filter((names) => !names.some((name) => written.has(name)))
      .filter((names) => !templates.some((text) => names.some((name) => couldBecome(text, name))))
      .filter((names) => !names.some((key) => isOfKit(key, known)))
      .flatMap((names) => names.at(-1) ?? []),
  )
}

/** The key as the pages of a described resource ask for it. */
const inGroup = (key: string, namespace: string, groups: readonly string[]) =>
  groups.flatMap((group) =>
    `${namespace}:${key}`.startsWith(group) ? [`${namespace}:${key}`.slice(group.length)] : [],
  )

/** `list.set.owner` replaces the kit's `list.set.field`. */
const isOfKit = (key: string, known: KnownKeys) =>
  known['resource-pages']?.some((one) => reads(key.replace(/[^.]+$/, 'field'), one)) ?? false

function askedKeys(code: string): string[] {
  return [...code.matchAll(/(?<![\w.])t\(([^(),]*)/g)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/(?<!=== ?)'([^'\n]+)'/g)].flatMap(([, key]) => key ?? []),
  )
}

function namespacesOf(code: string): string[] {
  const [, argument = ''] =
    /(?:useTranslation\(|mailTexts\(|TFunction<)([^)>]*)[)>]/.exec(code) ?? []
  const named = quotedTexts(argument)
  return named.length > 0 ? named : ['common']
}

function quotedTexts(code: string): string[] {
  return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].flatMap(
    ([, single, double, template]) => single ?? double ?? template ?? [],
  )
}

/** `pages.${name}` may become any key that begins with `pages.`; a template without fixed text becomes none. */
function couldBecome(template: string, key: string): boolean {
  const fixed = template.split(/\$\{.*?\}/)
  const [first = '', last = ''] = [fixed[0], fixed.at(-1)]
  return /\w/.test(first + last) && key.startsWith(first) && key.endsWith(last)
}

function reads(key: string, known: string): boolean {
  return known === key || known.replace(PLURAL, '') === key
}
