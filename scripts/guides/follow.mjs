import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Trouble } from '../bootstrap/trouble.mjs'
import { languages } from '../new/resource-files.mjs'
import { cut, cutSection, put, replaced, setText } from './edits.mjs'

/**
 * Does in `root` what a guide says, up to the first step that doesn't fit. `run` gets its commands; `isGone` says of a path that
 * another guide has deleted it.
 */
export async function follow(root, steps, { run, isGone = () => false }) {
  for (const step of steps) {
    if (step.does === 'run') await run(step.command)
    else if (step.does === 'delete') deleteAll(root, step.paths, isGone)
    else if (!isGone(step.path)) change(root, step)
  }
}

/** Copies for coding agents lack it. */
const optional = 'evals'

function deleteAll(root, patterns, isGone) {
  for (const pattern of patterns) {
    const paths = globSync(pattern, { cwd: root })
    if (paths.length === 0 && pattern !== optional && !isGone(pattern)) {
      throw new Trouble(`There is no ${pattern} to delete.`)
    }
    for (const path of paths) rmSync(join(root, path), { recursive: true, force: true })
  }
}

function change(root, step) {
  const { does, path, text } = step
  if (does === 'show' || does === 'list') compare(join(root, path), step)
  else if (does === 'texts') setTexts(join(root, path), JSON.parse(text))
  else if (does === 'write' || does === 'replace') write(join(root, path), step)
  else editAll(root, step)
}

function write(file, { does, text }) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: does === 'write' ? 'wx' : 'w' })
}

function editAll(root, step) {
  const files = inBraces(step.path).flatMap((path) => globSync(path, { cwd: root }))
  if (files.length === 0) throw new Trouble(`There is no ${step.path}.`)
  const texts = textsFor(files, step)
  for (const [at, file] of files.entries()) edit(root, file, { ...step, text: texts[at] })
}

/** Each of the files in braces gets its line of what is added. */
function textsFor(files, { path, line, text }) {
  if (line === undefined || files.length === 1) return files.map(() => text.trimEnd())
  const lines = text.trimEnd().split('\n')
  if (lines.length !== files.length) throw new Trouble(`${path} wants a line for each file.`)
  return lines
}

function inBraces(path) {
  const [, before, names, after] = /^([^{]*)\{(.+)\}(.*)$/.exec(path) ?? []
  return names ? names.split(',').map((name) => before + name + after) : [path]
}

function compare(file, { does, text }) {
  const written = readFileSync(file, 'utf8')
  const lines = new Set(written.split('\n'))
  const missing = text
    .trimEnd()
    .split('\n')
    .filter((line) => !lines.has(line))
  if (missing.length > 0 || (does === 'show' && written !== text)) {
    throw new Trouble(`${file} is not what the page says:\n${written}`)
  }
}

/** `texts` has the texts of a key in the order of the languages, or null to delete it. */
function setTexts(folder, texts) {
  for (const [at, language] of languages.entries()) {
    const file = join(folder, `${language}.json`)
    const tree = JSON.parse(readFileSync(file, 'utf8'))
    for (const [key, words] of Object.entries(texts)) setText(tree, key.split('.'), words?.[at])
    writeFileSync(file, `${JSON.stringify(tree, null, 2)}\n`)
  }
}

function edit(root, path, step) {
  const before = readFileSync(join(root, path), 'utf8')
  try {
    writeFileSync(join(root, path), edits[step.where ?? step.does](before, step))
  } catch (error) {
    throw error instanceof Trouble ? new Trouble(`${path} ${error.message}`) : error
  }
}

const blocks = (text) => text.split(/\n\n+/)

const edits = {
  after: put,
  'instead of': put,
  without: (before, { text }) => blocks(text).reduce(cut, before),
  sections: (before, { text }) => text.split('\n').reduce(cutSection, before),
  everywhere: (before, { text }) => text.split('\n').reduce(replaced, before),
  append: (before, { text }) => `${before.trimEnd()}\n${text}\n`,
}
