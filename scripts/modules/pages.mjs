import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { guidePages } from '../docs/guide-pages.mjs'
import { partnerIn } from '../lint/features.mjs'
import { textOf, unitsOf } from './page-units.mjs'
import { isRowOf, isVariable, page as configuration } from './variables.mjs'

const rootPages = ['README.md', 'CONTRIBUTING.md']
const pagesIn = (project) =>
  [...rootPages, ...guidePages(project)].filter((path) => existsSync(join(project, path)))
const read = (project, path) => readFileSync(join(project, path), 'utf8')

/** The pages without what links to these modules, or names these variables. */
export const pagesWithout = (gone, variables) =>
  pagesIn(root)
    .filter((path) => !modulesOf(path).some((name) => gone.includes(name)))
    .map((path) => {
      const isGone = (text) =>
        linksTo(gone, path)(text) || (path === configuration && isRowOf(variables)(text))
      return [path, withoutUnits(read(root, path), isGone)]
    })

/** The pages with what the release, `from`, has in them of these modules and variables. */
export const pagesWith = (from, added, isThere, variables) =>
  pagesIn(root)
    .filter((path) => existsSync(join(from, path)))
    .map((path) => {
      const isRow = isRowOf(variables)
      const isForeign = (text) =>
        (path === configuration && isVariable(text) && !isRow(text)) ||
        !modulesLinked(text, path).every((name) => added.includes(name) || isThere(name))
      const isWanted = (text) =>
        linksTo(added, path)(text) || (path === configuration && isRow(text))
      return [path, withUnits(read(root, path), read(from, path), isWanted, isForeign)]
    })

/** The module that a file is of, and the one that it needs beside it. */
const modulesOf = (path) =>
  [/^modules\/([\w-]+)/.exec(path)?.[1], partnerIn(path)].filter((name) => name !== undefined)

const code = /```.*?```/gs

const modulesLinked = (text, page) =>
  Array.from(text.replaceAll(code, '').matchAll(/\]\(([^)\s#]+)/g)).flatMap(([, link]) =>
    modulesOf(posix.join(posix.dirname(page), link)),
  )

/** Whether a unit of a page links to one of these modules. */
export const linksTo = (names, page) => (text) =>
  modulesLinked(text, page).some((name) => names.includes(name))

export const withoutUnits = (text, isGone) => {
  const units = unitsOf(text)
  const gone = chosen(units, isGone)
  return textOf(units.filter((unit) => !gone.has(unit)))
}

/** Each unit follows the one that it follows in the page of the release, `from`, whose section comes with it. */
export function withUnits(text, from, isWanted, isForeign = () => false) {
  const units = unitsOf(text)
  const given = unitsOf(from)
  const known = (unit) => units.findIndex(({ key }) => key === unit.key)
  const wanted = chosen(given, isWanted)
  for (const [at, unit] of given.entries()) {
    if (unit.kind !== 'heading' || known(unit) !== -1) continue
    const members = sectionAt(given, at)
    if (!members.some((one) => wanted.has(one))) continue
    wanted.add(unit)
    for (const one of members) {
      if (['text', 'head'].includes(one.kind)) wanted.add(one)
    }
  }
  const blocks = new Map(
    given
      .filter((unit) => known(unit) !== -1)
      .map((unit) => [unit.block, units[known(unit)].block]),
  )
  let before = -1
  for (const unit of given) {
    const at = known(unit)
    if (at !== -1) before = at
    else if (wanted.has(unit) && !isForeign(unit.text)) {
      before += 1
      units.splice(before, 0, { ...unit, block: blocks.get(unit.block) ?? unit.block })
    }
  }
  return textOf(units)
}

const rowsOf = (units) => units.filter(({ kind }) => kind === 'row')

/** A table goes with its last row, and a section with its first paragraph, its last row or its last words. */
function chosen(units, isChosen) {
  const gone = new Set(
    units.filter(({ kind, text }) => !['heading', 'head'].includes(kind) && isChosen(text)),
  )
  const areGone = (members) => members.length > 0 && members.every((unit) => gone.has(unit))
  for (const [at, unit] of [...units.entries()].toReversed()) {
    if (
      unit.kind === 'head' &&
      areGone(rowsOf(units.filter(({ block }) => block === unit.block)))
    ) {
      gone.add(unit)
    }
    if (unit.kind !== 'heading') continue
    const members = sectionAt(units, at)
    const [first] = members
    const isOpening = first?.kind === 'text' && gone.has(first)
    const isLost = unit.level > 1 && (isOpening || areGone(rowsOf(members)))
    if (!isLost && !areGone(members)) continue
    for (const member of [unit, ...members]) gone.add(member)
  }
  return gone
}

function sectionAt(units, at) {
  const end = units.findIndex(({ level }, index) => index > at && level <= units[at].level)
  return units.slice(at + 1, end === -1 ? undefined : end)
}
