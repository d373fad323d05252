import { Trouble } from '../bootstrap/trouble.mjs'

const fenced = /^(?<head>[^\n]*)\n\n```(?<kind>\w+)\n(?<text>.*?)^```$/gmsu

/** How the line before a block says what the block is. */
const forms = [
  ['show', /^It writes `(?<path>[^`]+)`:$/u],
  ['list', /^It adds to `(?<path>[^`]+)`:$/u],
  ['replace', /^Replace `(?<path>[^`]+)`:$/u],
  ['edit', /^In `(?<path>[^`]+)`, (?<where>after|instead of) `(?<line>.+)`:$/u],
  ['edit', /^In `(?<path>[^`]+)`, (?<where>without):$/u],
  ['sections', /^In `(?<path>[^`]+)`, without the sections:$/u],
  ['texts', /^The texts of `(?<path>[^`]+)`:$/u],
  ['everywhere', /^In `(?<path>[^`]+)`, everywhere:$/u],
  ['append', /^At the end of `(?<path>[^`]+)`:$/u],
  ['write', /^`(?<path>[^`]+)`:$/u],
]

/** The steps of a guide in docs/, in order. */
export function stepsOf(page) {
  const blocks = [...page.matchAll(fenced)]
  if (blocks.length < (page.match(/^```+\w+$/gm) ?? []).length) {
    throw new Trouble('The page has code without a line of text above it.')
  }
  return blocks.flatMap(({ groups }) => stepsIn(groups))
}

function stepsIn({ head, kind, text }) {
  for (const [does, form] of forms) {
    const { groups } = form.exec(head) ?? {}
    if (groups) return [{ does, text, ...groups }]
  }
  if (head === 'Delete:') return [{ does: 'delete', paths: text.trim().split('\n') }]
  const commands = kind === 'sh' ? text.trim().split('\n') : []
  return commands.map((command) => ({ does: 'run', command }))
}
