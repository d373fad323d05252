import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { refuseChanged } from '../edits/git.mjs'
import { applyChanges } from './apply-changes.mjs'
import { edited } from './edited.mjs'
import { untranslated } from './resource-files.mjs'
import { entryEdit } from './text-edits.mjs'

const list = 'src/i18n/languages.ts'
const plural = /_(one|other)$/

/** `typed` is the name of the language in itself, if not the usual one. */
export function newLanguage(root, { name: code, typed: [title = ownName(code)] }) {
  refuseUnknown(code)
  if (isListed(root, code)) throw new Trouble(`${list} has the language ${code} already.`)
  if (!/^[^'\\\n]{1,40}$/.test(title)) throw new Trouble(`“${title}” is no name for a language.`)
  const english = globSync('{src,modules}/**/locales/en.json', { cwd: root }).toSorted()
  const named = Map.groupBy(english, (path) => basename(dirname(dirname(path))))
  const texts = [...named].map(([name, paths]) => {
    const all = mergedTexts(paths.map((path) => readTexts(root, path)))
    return [
      `${folderOf(code)}/${name}.json`,
      `${JSON.stringify(marked(all, code), undefined, 2)}\n`,
    ]
  })
  applyChanges(root, new Map([...texts, ...edited(root, [placeOf(code, title)], 'apply')]))
  say(
    [
      `${folderOf(code)} has the texts, each in English with the mark [${code}]: translate it, and delete the mark.`,
      `Until then, users of ${title} read that text in English. Those that are left: git grep -n '\\[${code}\\] '`,
      `Undo it: npm run new -- language ${code} --undo`,
    ].join('\n'),
  )
}

export function undoLanguage(root, { name: code }) {
  refuseUnknown(code)
  const files = globSync(`${folderOf(code)}/*.json`, { cwd: root })
  if (files.length === 0) throw new Trouble(`There is no folder ${folderOf(code)} to take away.`)
  refuseChanged(folderOf(code))
  applyChanges(
    root,
    new Map([
      ...files.map((file) => [file, undefined]),
      ...edited(root, [placeOf(code, '')], 'revert'),
    ]),
  )
  say(`The language ${code} is gone.`)
}

const folderOf = (code) => `src/i18n/translations/${code}`

/** Modules add to the texts of others. */
const mergedTexts = (trees) =>
  trees.reduce((all, tree) => {
    for (const [key, text] of Object.entries(tree)) {
      all[key] = typeof text === 'object' ? mergedTexts([all[key] ?? {}, text]) : text
    }
    return all
  }, {})

const readTexts = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

function refuseUnknown(code) {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  if (!/^[a-z]{2,3}$/.test(code) || !names.of(code)) {
    throw new Trouble(`“${code}” is no code of a language: use that of ISO 639, as es or pt.`)
  }
}

const isListed = (root, code) =>
  new RegExp(`^  ${code}: \\{`, 'm').test(readFileSync(join(root, list), 'utf8'))

function ownName(code) {
  refuseUnknown(code)
  const [first = '', ...rest] = new Intl.DisplayNames([code], { type: 'language' }).of(code)
  return [first.toLocaleUpperCase(code), ...rest].join('')
}

function placeOf(code, title) {
  const { direction } = new Intl.Locale(code).getTextInfo()
  const { numberingSystem } = new Intl.NumberFormat(code).resolvedOptions()
  const entry = `  ${code}: { name: '${title}', locale: '${code}-u-nu-${numberingSystem}', direction: '${direction}' },`
  const whole = new RegExp(`^  ${code}: \\{[^}]*\\},\\n`, 'm')
  return [list, [entryEdit(entry, 'const further = {', whole)]]
}

/** English counts in two forms; each language gets its own. */
function marked(texts, code) {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      if (typeof text === 'object') return [[key, marked(text, code)]]
      if (!plural.test(key) || !(key.replace(plural, '_other') in texts)) {
        return [[key, untranslated(code, text)]]
      }
      if (key.endsWith('_one')) return []
      return pluralCategories.map((form) => [
        key.replace(plural, `_${form}`),
        untranslated(code, texts[key.replace(plural, `_${form}`)] ?? text),
      ])
    }),
  )
}
